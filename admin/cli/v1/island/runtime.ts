/** Renders parts of v1 extensions with the libraries that they were written for: React 18, medusa-react, and React Router 6. */
import "./style-element.ts";
import { QueryClient } from "@tanstack/react-query";
import { MedusaProvider } from "medusa-react";
import {
  Component,
  createElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import { Route, Router, Routes, type Navigator, type To } from "react-router-dom";
import { adopt } from "./portal.ts";
import { withRecord } from "./record.ts";
import { onWrite } from "./requests.ts";

/** The admin's side of the island. */
export interface Host {
  apiUrl: string;
  /** The path of the admin without a trailing slash. */
  base: string;
  history: History;
  /** Shows an error in place of the part. */
  fail(error: unknown): void;
  /** Called after a write of the island, so that the admin refreshes its data. */
  changed(): void;
  /** Calls the listener after a write of the admin. */
  onChange(listener: () => void): () => void;
}

interface History {
  location: { pathname: string; search: string; hash: string; state: unknown };
  subscribe(listener: () => void): () => void;
  push(path: string, state?: unknown): void;
  replace(path: string, state?: unknown): void;
  go(steps: number): void;
}

export interface Mounted {
  render(props: object): void;
  unmount(): void;
}

interface Part {
  component: unknown;
  path: readonly string[] | undefined;
  host: Host;
}

// All parts share this cache. Its settings are those of Medusa's admin.
const queries = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 } },
});

export function mount(element: HTMLElement, { component, path, host }: Part): Mounted {
  const inner = document.createElement("div");
  const release = adopt(inner);
  element.append(inner);
  const root = createRoot(inner);
  const styled = loadStyle();
  let props: object | undefined;
  let isOver = false;

  const draw = () => {
    if (!props || isOver) return;
    const part = withRecord(component as ComponentType, props);
    root.render(
      createElement(
        Boundary,
        { fail: host.fail },
        createElement(
          MedusaProvider,
          { baseUrl: host.apiUrl, queryClientProviderProps: { client: queries } },
          createElement(
            Router,
            { location: locationOf(host), navigator: navigatorOf(host) },
            path === undefined ? part : createElement(Routes, undefined, nested(path, part)),
          ),
        ),
      ),
    );
  };
  const refresh = () => void queries.invalidateQueries();
  const ends = [host.history.subscribe(draw), host.onChange(refresh), onWrite(host.changed)];
  return {
    render(next) {
      if (props && !isSame(props, next)) refresh();
      props = next;
      void styled.then(draw);
    },
    unmount() {
      isOver = true;
      for (const end of ends) end();
      release();
      root.unmount();
      inner.remove();
      // The next user must not see the data of this one.
      if (locationOf(host).pathname.startsWith("/login")) queries.clear();
    },
  };
}

/** Routes inside each other, of which the innermost renders the element. */
const nested = ([path = "", ...rest]: readonly string[], element: ReactNode): ReactElement =>
  rest.length === 0
    ? createElement(Route, { path, element })
    : createElement(Route, { path }, nested(rest, element));

const isSame = (before: object, after: object): boolean =>
  Object.entries(after).every(
    ([name, value]) => (before as Record<string, unknown>)[name] === value,
  );

function locationOf({ base, history: { location } }: Host) {
  const { pathname, search, hash, state } = location;
  return { pathname: pathname.slice(base.length) || "/", search, hash, state };
}

function navigatorOf({ base, history }: Host): Navigator {
  const hrefOf = (to: To) =>
    base + (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`);
  return {
    createHref: hrefOf,
    push: (to, state) => history.push(hrefOf(to), state),
    replace: (to, state) => history.replace(hrefOf(to), state),
    go: (steps) => history.go(steps),
  };
}

let style: Promise<void> | undefined;

/**
 * Loads the style sheet with a `<link>`, because the pages' policy allows only style sheets of the page's own origin. Parts wait
 * for it, so that they never appear without styles.
 */
const loadStyle = (): Promise<void> =>
  (style ??= new Promise((done) => {
    const file = "island.css";
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: new URL(file, import.meta.url).href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  }));

class Boundary extends Component<{ fail(error: unknown): void; children?: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.fail(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
