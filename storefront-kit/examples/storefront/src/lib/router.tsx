import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import type { Path } from "../pages.ts";
import { addressOf, placeAt, type ParamsOf, type Place, type Search } from "./address.ts";
import { preload } from "./page-code.ts";

interface Going {
  /** In the place of this page, to which Back then does not lead. */
  readonly replace?: boolean;
  /** Whether the next page is seen from its top, as by default. */
  readonly resetScroll?: boolean;
}

/** Goes to a page of the shop; done when it is there. */
type Navigate = (address: string, how?: Going) => Promise<void>;

const Here = createContext<Place | undefined>(undefined);
const Navigation = createContext<Navigate>(() => Promise.resolve());

/**
 * Which page is shown. The last one stays until the code of the next has come; how far each was scrolled is known when one
 * comes back to it.
 */
export function RouterProvider({ address, children }: { address: string; children: ReactNode }) {
  const [shown, setShown] = useState<{ place: Place; scroll?: number | undefined }>(() => ({
    place: placeAt(address),
  }));
  const at = useRef({ address, key: 0 });
  const [positions] = useState(() => new Map<number, number>());
  const arrivals = useRef<(() => void)[]>([]);

  const show = useCallback((scroll: number | undefined) => {
    const next = location.pathname + location.search;
    at.current = { address: next, key: keyOfEntry() };
    // A shop that was built anew meanwhile has other files: its page comes from the server then, with what belongs to it.
    preload(next)
      .catch(() => fetch(next, { method: "HEAD" }).then(() => location.reload()))
      // Nothing can be had: the page says so.
      .catch(() => undefined);
    return new Promise<void>((done) => {
      arrivals.current.push(done);
      startTransition(() => setShown({ place: placeAt(next), scroll }));
    });
  }, []);

  const navigate = useCallback<Navigate>(
    (next, { replace = next === at.current.address, resetScroll = true } = {}) => {
      positions.set(at.current.key, scrollY);
      history.scrollRestoration = "manual";
      const key = replace ? at.current.key : Date.now();
      history[replace ? "replaceState" : "pushState"]({ key }, "", next);
      return show(resetScroll ? 0 : undefined);
    },
    [positions, show],
  );

  useEffect(() => {
    const onBack = () => {
      // A jump within the page is the browser's.
      if (location.pathname + location.search === at.current.address) return;
      positions.set(at.current.key, scrollY);
      void show(positions.get(keyOfEntry()) ?? 0);
    };
    // A reload is scrolled by the browser.
    const onLeave = () => (history.scrollRestoration = "auto");
    at.current.key = keyOfEntry();
    // Before the script had come, nobody listened.
    onBack();
    addEventListener("popstate", onBack);
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("popstate", onBack);
      removeEventListener("pagehide", onLeave);
    };
  }, [positions, show]);

  useLayoutEffect(() => {
    if (shown.scroll !== undefined) scrollTo(0, shown.scroll);
    for (const arrived of arrivals.current.splice(0)) arrived();
  }, [shown]);

  return (
    <Here value={shown.place}>
      <Navigation value={navigate}>{children}</Navigation>
    </Here>
  );
}

const keyOfEntry = (): number => (history.state as { key?: number } | null)?.key ?? 0;

export function usePlace(): Place {
  const place = useContext(Here);
  if (!place) throw new Error("Only below a RouterProvider there is an address");
  return place;
}

export const useNavigate = (): Navigate => useContext(Navigation);
export const usePathname = (): string => usePlace().pathname;
export const useSearch = (): Place["search"] => usePlace().search;
export const useParams = <P extends Path>(_path: P): ParamsOf<P> =>
  usePlace().params as ParamsOf<P>;

type LinkProps<P extends Path> = Omit<ComponentProps<"a">, "href"> & {
  to: P;
  search?: Search;
  /** Whether a page below this one is another, and not called the current. */
  exact?: boolean;
} & (object extends ParamsOf<P> ? { params?: ParamsOf<P> } : { params: ParamsOf<P> });

/** A link to a page of the shop. Its code is asked for when a pointer or the focus comes near. */
export function Link<P extends Path>({
  to,
  params,
  search,
  exact = to === "/",
  onClick,
  ...rest
}: LinkProps<P>) {
  const navigate = useNavigate();
  const here = usePathname();
  const address = addressOf(to, params ?? ({} as ParamsOf<P>), search);
  const [pathname = ""] = address.split("?");
  const isCurrent = here === pathname || (!exact && here.startsWith(`${pathname}/`));
  // What does not come now is asked for again by a press.
  const prepare = () => void preload(address).catch(() => undefined);
  return (
    <a
      {...rest}
      href={address}
      aria-current={isCurrent ? "page" : undefined}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        // Whoever wants it in another tab shall have it there.
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        void navigate(address);
      }}
    />
  );
}

/** Leads on to another page as soon as it is drawn. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
