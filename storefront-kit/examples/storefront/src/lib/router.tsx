import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import type { Path } from "../pages.ts";
import { addressOf, type ParamsOf, type Place, type Search } from "./address.ts";
import { preload } from "./page-code.ts";
import { createVisit, pageAt, type Navigate } from "./visit.ts";

const Here = createContext<Place | undefined>(undefined);
const Navigation = createContext<Navigate>(() => Promise.resolve(false));

/**
 * Shows the current page. The previous one stays until the next one's code has loaded. Scroll positions are restored on
 * Back, also after a reload.
 */
export function RouterProvider({ address, children }: { address: string; children: ReactNode }) {
  const [shown, setShown] = useState(() => pageAt(address));
  const [{ navigate, listen, arrive }] = useState(() =>
    createVisit(shown, (page) => startTransition(() => setShown(page))),
  );
  useEffect(() => listen(), [listen]);
  useLayoutEffect(() => arrive(shown), [arrive, shown]);
  return (
    <Here value={shown.place}>
      <Navigation value={navigate}>{children}</Navigation>
    </Here>
  );
}

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

type LinkProps<P extends Path> = Omit<
  ComponentProps<"a">,
  "href" | `on${"PointerEnter" | "TouchStart" | "Focus"}`
> & {
  to: P;
  search?: Search;
  /** True if links to pages below this one aren't marked as the current page. */
  exact?: boolean;
} & (object extends ParamsOf<P> ? { params?: ParamsOf<P> } : { params: ParamsOf<P> });

/** A link to a page of the storefront. Loads its code when a pointer or the focus is near. */
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
  // A failed preload is repeated on click.
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
        const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
        // Leaves new tabs and downloads to the browser.
        if (defaultPrevented || rest.target || "download" in rest) return;
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        void navigate(address);
      }}
    />
  );
}

/** Navigates to another page as soon as it renders. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
