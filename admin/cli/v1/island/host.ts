/** The part of a v1 extension that runs in the admin. It loads the island when the extension is first shown. */
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type * as React from "react";
import type { Host, Mounted } from "./runtime.ts";

interface Shared {
  modules: { react: typeof React };
  apiUrl: string;
  useRouter(): AnyRouter | undefined;
  useQueryClient(): QueryClient;
}

const shared = (globalThis as unknown as { countertop: Shared }).countertop;
const { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } =
  shared.modules.react;

type Load = () => Promise<unknown>;

/** @param path the levels of a page's path, from which React Router reads the parameters; undefined for a widget */
export const part = (load: Load, path?: readonly string[]): React.ComponentType =>
  function Part(props) {
    const element = useRef<HTMLDivElement>(null);
    const mounted = useRef<Mounted>(undefined);
    const current = useRef<object>(props);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const host = useHost(setFailure);
    useLayoutEffect(() => {
      current.current = props;
      mounted.current?.render(props);
    });
    useEffect(() => {
      let isOver = false;
      const start = async () => {
        const [{ mount }, component] = await Promise.all([import("./runtime.ts"), load()]);
        if (isOver || !element.current) return;
        mounted.current = mount(element.current, { component, path, host });
        mounted.current.render(current.current);
      };
      start().catch((error: unknown) => setFailure({ error }));
      return () => {
        isOver = true;
        mounted.current?.unmount();
        mounted.current = undefined;
      };
    }, [host]);
    // Thrown here, the error reaches the boundary of the admin, which names the extension.
    if (failure) throw failure.error;
    return createElement("div", { ref: element, style: path === undefined ? {} : MARGIN });
  };

/** Medusa's admin adds a margin around pages of extensions. This admin doesn't, because its own pages contain their margin. */
const MARGIN = { padding: "var(--spacing-gutter)" };

function useHost(setFailure: (failure: { error: unknown }) => void): Host {
  const router = shared.useRouter();
  const queries = useQueries();
  return useMemo(
    () => ({
      apiUrl: shared.apiUrl,
      base: (router?.basepath ?? new URL(document.baseURI).pathname).replace(/\/$/, ""),
      history: router?.history ?? documentHistory,
      fail: (error) => setFailure({ error }),
      changed: () => queries && refreshSoon(queries),
      onChange: (listener) =>
        queries?.getMutationCache().subscribe((event) => {
          if (event.type === "updated" && event.action.type === "success") listener();
        }) ?? (() => undefined),
    }),
    [router, queries, setFailure],
  );
}

/** Undefined on the sign-in page, which has no query client. */
function useQueries(): QueryClient | undefined {
  try {
    return shared.useQueryClient();
  } catch {
    return undefined;
  }
}

/** Used on the sign-in page before the router exists. */
const documentHistory: Host["history"] = {
  get location() {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, state: history.state as unknown };
  },
  subscribe: () => () => undefined,
  push: (path) => location.assign(path),
  replace: (path) => location.replace(path),
  go: (steps) => history.go(steps),
};

let isWaiting = false;

/** Refreshes the admin's data once, even if several parts report the same write. */
function refreshSoon(queries: QueryClient): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    void queries.invalidateQueries();
  });
}

/** @param svg an icon of `@medusajs/icons`, which is safe to insert as HTML */
export const picture = (svg: string): React.ComponentType =>
  function Picture() {
    return createElement("span", {
      "aria-hidden": true,
      style: { display: "contents" },
      dangerouslySetInnerHTML: { __html: svg },
    });
  };
