import { css } from "#styled/css";
import { ChevronsDownUp, ChevronsUpDown, Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { matchesWords } from "../../lib/text-match.ts";
import { useStored } from "../../lib/local-storage.ts";
import { ListBar, ListEmpty } from "../../patterns/list.ts";
import { ErrorState, Page, useFormat } from "../../patterns/page.ts";
import { useCommands } from "../../lib/commands.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCategoryMenu } from "./category-menu.tsx";
import { expandedCategories } from "./category-memory.ts";
import { useCategoryMoves, useCategoryTree } from "./category-moves.ts";
import { CategoryOverlays } from "./category-overlays.tsx";
import type { CategorySearch } from "./category-search.ts";
import { CategoryTreeView } from "./category-tree-view.tsx";
import { linesOf, matchesOf } from "./category-tree.ts";
import { useMoveKeys } from "./move-keys.tsx";

export interface CategoriesPageProps {
  search: CategorySearch;
  onSearch(search: CategorySearch): void;
}

/** All categories as a tree. */
export function CategoriesPage({ search, onSearch }: CategoriesPageProps) {
  const { t } = useTranslation(["product-categories", "common", "products"]);
  const format = useFormat();
  const { query, tree } = useCategoryTree();
  const moves = useCategoryMoves(tree);
  const [expandedIds, setExpanded] = useStored(expandedCategories);
  const find = (q: string) => onSearch({ ...search, q });
  const open = (edit: CategorySearch["edit"], of = "") => onSearch({ ...search, edit, of });

  const expanded = useMemo(() => new Set(expandedIds), [expandedIds]);
  const expand = (ids: readonly string[]) => {
    const more = ids.filter((id) => !expanded.has(id));
    if (more.length > 0) setExpanded([...expandedIds, ...more]);
  };
  const collapse = (id: string) => setExpanded(expandedIds.filter((one) => one !== id));

  const matches = useMemo(
    () =>
      search.q === ""
        ? undefined
        : matchesOf(tree, ({ name, handle }) => matchesWords(`${name} ${handle}`, search.q)),
    [tree, search.q],
  );
  const lines = useMemo(
    () =>
      matches
        ? linesOf(
            tree,
            (id) => matches.ways.has(id),
            (id) => matches.found.has(id) || matches.ways.has(id),
          )
        : linesOf(tree, (id) => expanded.has(id)),
    [tree, matches, expanded],
  );
  const announce = useMoveKeys({
    tree,
    enabled: !matches,
    moves,
    onExpand: (id) => expand([id]),
  });
  const menu = useCategoryMenu({ tree, moves, onOpen: open });
  useCommands([
    {
      id: "categories.add",
      group: "page",
      label: t("actions.add"),
      icon: <Plus aria-hidden />,
      keys: "c",
      run: () => open("new"),
    },
  ]);

  const total = query.data?.product_categories.length;
  const add = (
    <Button visual="primary" icon={<Plus aria-hidden />} onClick={() => open("new")}>
      {t("actions.add")}
    </Button>
  );
  return (
    <Page
      title={t("products:organize.categories")}
      note={
        total === undefined
          ? undefined
          : matches
            ? t("tree.found", { value: format.number(matches.found.size) })
            : t("tree.count", { count: total, value: format.number(total) })
      }
      actions={add}
    >
      <Card flush>
        <ListBar
          searchLabel={t("products:organize.searchCategories")}
          q={search.q}
          onQ={find}
          controls={
            <>
              <IconButton
                aria-label={t("tree.expandAll")}
                disabled={matches !== undefined}
                onClick={() =>
                  setExpanded([...tree.children.keys()].filter((id): id is string => id !== null))
                }
              >
                <ChevronsUpDown aria-hidden />
              </IconButton>
              <IconButton
                aria-label={t("tree.collapseAll")}
                disabled={matches !== undefined}
                onClick={() => setExpanded([])}
              >
                <ChevronsDownUp aria-hidden />
              </IconButton>
            </>
          }
        />
        <div className={below}>
          {query.error && !query.data ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : !query.data ? (
            <Placeholder />
          ) : lines.length === 0 ? (
            <ListEmpty
              total={0}
              filtered={total !== 0 && search.q !== ""}
              empty={{
                title: t("products:organize.noCategories"),
                text: t("tree.emptyText"),
                action: add,
              }}
              onFirst={() => {}}
              onClear={() => find("")}
            />
          ) : (
            <CategoryTreeView
              tree={tree}
              lines={lines}
              found={matches?.found}
              menu={menu.of}
              onExpand={expand}
              onCollapse={collapse}
              onMove={moves.move}
              onMenu={menu.toggle}
            />
          )}
        </div>
      </Card>
      <p className={spoken} aria-live="polite">
        {announce || moves.announcement}
      </p>
      {menu.shown}
      <CategoryOverlays tree={tree} search={search} onClose={() => open("")} />
    </Page>
  );
}

function Placeholder() {
  const { t } = useTranslation("common");
  return (
    <ul aria-busy aria-label={t("list.loading")}>
      {[40, 55, 30, 45, 60, 35, 50, 40].map((width, index) => (
        <li key={index} className={place}>
          <Skeleton width={`${width}%`} />
        </li>
      ))}
    </ul>
  );
}

const below = css({ borderBlockStart: "hairline" });
const place = css({
  display: "flex",
  alignItems: "center",
  height: { base: "64", md: "row" },
  paddingInline: "card",
  borderBlockEnd: "hairline",
});
const spoken = css({ srOnly: true });
