import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { FolderInput } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { childrenOf, pathOf, type Category, type Tree } from "./category-tree.ts";

export interface CategoryPlaceProps {
  tree: Tree;
  id: string;
  onMove(): void;
}

/** Where a category stands in the tree: what it lies in, and what lies in it. */
export function CategoryPlace({ tree, id, onMove }: CategoryPlaceProps) {
  const { t } = useTranslation("product-categories");
  const format = useFormat();
  const above = pathOf(tree, id).slice(0, -1);
  const inside = childrenOf(tree, id);
  return (
    <Card
      title={t("detail.place")}
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

const list = css({ display: "grid", gap: "4", maxHeight: "320", overflowY: "auto" });
const link = css({
  color: "fg.link",
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline" },
});
