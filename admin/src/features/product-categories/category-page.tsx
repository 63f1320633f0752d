import { css } from "#styled/css";
import { Link, useNavigate } from "@tanstack/react-router";
import { FolderInput, FolderPlus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useProductStatusColumn,
} from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { useCommands } from "../../lib/commands.ts";
import { MoreActions, Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { useEditPrices } from "../../resources/edit-prices.ts";
import { productCategories } from "../../resources/product-categories.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { categoryFields } from "./category-fields.ts";
import { useCategoryMoves, useCategoryTree } from "./category-moves.ts";
import { categoryOverlays, type CategoryPartProps } from "./category-overlays.tsx";
import { categoryProducts } from "./category-products.ts";
import { CategoryStatus, CategoryVisibility } from "./category-row.tsx";
import { childrenOf, pathOf, type Category, type Tree } from "./category-tree.ts";

type View = RecordView<RelatedSearch>;

const overlays = {
  ...categoryOverlays,
  products: relatedPicker(categoryProducts, productCategories.nameOf),
};

/** The page of one category: its details, its place in the tree, and its products. */
export function CategoryPage({ id }: { id: string }) {
  const navigate = useNavigate();
  const { tree } = useCategoryTree();
  const { announcement } = useCategoryMoves(tree);
  const status = useProductStatusColumn();
  const editPrices = useEditPrices("category", id);
  return (
    <RecordPage
      resource={productCategories}
      id={id}
      fields={categoryFields}
      loading={{ main: ["fields", "lines"], aside: ["lines", "lines"] }}
      // The page has its own Delete action, which requires that the category has no children.
      remove={false}
      note={(category) => (
        <span className={marks}>
          <CategoryStatus active={category.is_active === true} />
          <CategoryVisibility isPrivate={category.is_internal === true} />
        </span>
      )}
      actions={(_, view: View) => <Actions view={view} />}
      main={(category, view: View) => (
        <Panel>
          <RelatedList
            relation={categoryProducts}
            owner={category}
            view={view}
            columns={[status]}
            actions={[editPrices]}
          />
        </Panel>
      )}
      raw={(category) => category}
      aside={(_, view: View) => <Place tree={tree} id={id} onMove={() => view.open("move")} />}
      foot={() => (
        <p className={spoken} aria-live="polite">
          {announcement}
        </p>
      )}
      // Opens overlays only after the tree has loaded, because the tree determines where a category can be moved, and whether it
      // can be deleted.
      overlays={tree.nodes.size === 0 ? {} : overlays}
      overlayProps={(category, view: View): CategoryPartProps => ({
        tree,
        category,
        onClose: (gone) =>
          gone ? void navigate({ to: "/a/product-categories", replace: true }) : view.open(""),
      })}
    />
  );
}

function Actions({ view }: { view: View }) {
  const { t } = useTranslation("product-categories");
  const actions = [
    ["new", t("actions.addInside"), FolderPlus],
    ["move", t("actions.moveTo"), FolderInput],
    ["delete", t("actions.delete"), Trash2],
  ] as const;
  useCommands(
    actions.map(([edit, label, Icon]) => ({
      id: `category.${edit}`,
      group: "page" as const,
      label,
      icon: <Icon aria-hidden />,
      run: () => view.open(edit),
    })),
  );
  const icon = <FolderPlus aria-hidden />;
  return (
    <>
      <Button icon={icon} onClick={() => view.open("new")}>
        {t("actions.addInside")}
      </Button>
      <MoreActions
        actions={actions
          .filter(([edit]) => edit === "move" || edit === "delete")
          .map(([id, label, Icon]) => ({
            id,
            label,
            icon: <Icon aria-hidden />,
            danger: id === "delete",
            run: () => view.open(id),
          }))}
      />
    </>
  );
}

/** Shows a category's place in the tree: its ancestors and its children. */
function Place({ tree, id, onMove }: { tree: Tree; id: string; onMove(): void }) {
  const { t } = useTranslation("product-categories");
  const format = useFormat();
  const above = pathOf(tree, id).slice(0, -1);
  const inside = childrenOf(tree, id);
  return (
    <Card
      title={t("detail.place")}
      fact={above.at(-1)?.name ?? t("fields.top")}
      actions={
        <IconButton size="sm" aria-label={t("actions.moveTo")} onClick={onMove}>
          <FolderInput aria-hidden />
        </IconButton>
      }
    >
      <Facts>
        <Fact term={t("fields.parent")}>
          {above.length === 0 ? t("fields.top") : <Links of={above} />}
        </Fact>
        <Fact term={t("detail.inside", { value: format.number(inside.length) })}>
          {inside.length === 0 ? t("detail.insideNone") : <Links of={inside} />}
        </Fact>
      </Facts>
    </Card>
  );
}

const Links = ({ of }: { of: readonly Category[] }) => (
  <ul className={list}>
    {of.map(({ id, name }) => (
      <li key={id}>
        <Link to="/a/product-categories" search={{ open: id }} className={link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const marks = css({ display: "inline-flex", alignItems: "center", gap: "12" });
const spoken = css({ srOnly: true });
const list = css({ display: "grid", gap: "4", maxHeight: "320", overflowY: "auto" });
const link = css({
  color: "fg.link",
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline" },
});
