import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { densities, useDensity } from "../../lib/density-choice.ts";
import { parseSearch } from "../../lib/search-codec.ts";
import { Button } from "../../ui/button.tsx";
import type { ListState } from "../list-state/list-search.ts";
import { changeStore, useListStore, withView } from "../list-state/list-store.ts";
import { sharedViews } from "../list-state/shared-views.ts";
import { useStoreMetadata } from "../page/feature-flags.ts";
import type { BuiltInView } from "./list-types.ts";
import { sameView, viewSearch } from "../list-state/list-views.ts";

const ViewManager = lazyWithRetry(() =>
  import("./list-view-manager.tsx").then(({ ViewManager }) => ({ default: ViewManager })),
);

export interface ViewsProps<State extends ListState> {
  slug: string;
  /** The id of the menu with the action for managing views. */
  menu: string;
  views: readonly BuiltInView[];
  state: State;
  read(raw: Partial<Record<keyof State, unknown>>): State;
  onState(state: State): void;
}

/**
 * The views of a list as tabs, and the action for managing them. Each tab is a link, which can be opened in a new tab,
 * bookmarked, or shared.
 */
export function useViews<State extends ListState>(props: ViewsProps<State>) {
  const { slug, menu, views, state, read, onState } = props;
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const store = useListStore(slug);
  const everyones = sharedViews(useStoreMetadata(), slug);
  const [, chooseDensity] = useDensity();
  const here = viewSearch(state, read, store.columns);
  // Only saved views include the layout. Built-in views keep the current one.
  const plain = read({});
  const kept = state.layout === plain.layout ? {} : { layout: state.layout };
  const tabs = [
    ...[{ label: t("views.all"), search: "" }, ...views].map((view) => ({
      ...view,
      id: view.search,
      to: { ...parseSearch(view.search), ...kept },
    })),
    ...[...store.views, ...everyones].map(({ name, ...view }) => ({
      ...view,
      label: name,
      to: parseSearch(view.search),
    })),
  ];
  const tabOf = (what: string) =>
    tabs.find(({ search }) => sameView(search, what, read, store.columns));
  const active = tabOf(here);
  const marked =
    active ?? tabOf(viewSearch({ ...state, layout: plain.layout }, read, store.columns));
  const shared = state.view !== "" && !store.views.some((view) => view.id === active?.id);
  const accept = () => {
    changeStore(slug, (old) =>
      withView(old, { id: crypto.randomUUID(), name: state.view, search: here }),
    );
    onState({ ...state, view: "" });
  };

  const strip = tabs.length > 1 && (
    <nav className={stripClass} aria-label={t("views.label")}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className={link}
          to="."
          search={tab.to}
          // The active view depends on the parsed search, not on how the URL is written.
          activeProps={{ "aria-current": undefined }}
          data-active={tab === marked || undefined}
          aria-current={tab === marked ? "page" : undefined}
          title={tab.label}
          onClick={() => {
            const density = "density" in tab && densities.find((one) => one === tab.density);
            if (density) chooseDensity(density);
          }}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
  const manage = {
    id: "views",
    label: t("views.manage"),
    icon: <Bookmark aria-hidden />,
    run: () => setOpen(true),
  };
  const offer = (
    <>
      {shared && <Button onClick={accept}>{t("views.keepShared", { name: state.view })}</Button>}
      {open && (
        <Suspense>
          <ViewManager
            anchor={() => document.getElementById(menu)}
            slug={slug}
            here={here}
            active={active?.id}
            everyones={everyones}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
  return { strip, manage, offer };
}

const stripClass = css({
  display: "flex",
  // On tablets, the tabs have a line of their own. Otherwise, they scroll in the space that the search field and the buttons
  // leave.
  flex: { md: "1 1 100%", lg: "1 1 0" },
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInlineStart: "-8",
});
const link = css({
  position: "relative",
  flexShrink: 0,
  maxWidth: "220",
  truncate: true,
  paddingInline: "8",
  paddingBlock: "12",
  textStyle: "label",
  color: "fg.muted",
  _hover: { color: "fg.default" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[data-active]": {
    color: "fg.default",
    _after: {
      content: '""',
      position: "absolute",
      insetInline: "8",
      insetBlockEnd: 0,
      height: "2px",
      background: "accent.solid",
    },
  },
});
