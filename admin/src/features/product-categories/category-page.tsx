import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { FolderInput, FolderPlus, FolderX, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink, useCommands } from "../../patterns/page.ts";
import {
  DetailPage,
  MetadataCard,
  Panel,
  RawCard,
  RecordAbsent,
  RecordCard,
} from "../../patterns/record.ts";
import { EditButton } from "../../patterns/form.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CategoryPlace } from "./category-place.tsx";
import { useCategoryMoves, useCategoryTree } from "./category-moves.ts";
import { CategoryOverlays } from "./category-overlays.tsx";
import { CategoryProducts } from "./category-products.tsx";
import { categoryQuery } from "./category-queries.ts";
import { CategoryStatus, CategoryVisibility } from "./category-row.tsx";
import type { CategoryEdit, CategorySearch } from "./category-search.ts";

export interface CategoryPageProps {
  search: CategorySearch;
  onSearch(search: CategorySearch): void;
  /** To the tree: there is no such category any more. */
  onGone(): void;
}

/** One category: its words, its place, its products. */
export function CategoryPage({ search, onSearch, onGone }: CategoryPageProps) {
  const { t } = useTranslation(["product-categories", "common", "products"]);
  const id = search.open;
  const query = useQuery(categoryQuery(useClient(), id));
  const { tree } = useCategoryTree();
  const { announcement } = useCategoryMoves(tree);
  const open = (edit: CategoryEdit | "") => onSearch({ ...search, edit, of: "" });
  const actions = [
    ["general", t("actions.edit"), Pencil],
    ["new", t("actions.addInside"), FolderPlus],
    ["move", t("actions.moveTo"), FolderInput],
    ["delete", t("actions.delete"), Trash2],
  ] as const;
  useCommands(
    query.data
      ? actions.map(([edit, label, Icon]) => ({
          id: `category.${edit}`,
          group: "page" as const,
          label,
          icon: <Icon aria-hidden />,
          run: () => open(edit),
        }))
      : [],
  );

  if (!query.data)
    return (
      <RecordAbsent
        query={query}
        missing={{
          icon: <FolderX />,
          title: t("detail.missingTitle"),
          link: <ButtonLink to="/a/product-categories">{t("detail.back")}</ButtonLink>,
        }}
        loading={{
          label: t("detail.loading"),
          main: ["lines", "lines"],
          aside: ["lines", "lines"],
        }}
      />
    );

  const category = query.data.product_category;
  return (
    <DetailPage
      title={category.name}
      note={
        <span className={marks}>
          <CategoryStatus active={category.is_active === true} />
          <CategoryVisibility isPrivate={category.is_internal === true} />
        </span>
      }
      actions={actions
        .filter(([edit]) => edit !== "general")
        .map(([edit, label, Icon]) => (
          <Button key={edit} icon={<Icon aria-hidden />} onClick={() => open(edit)}>
            {label}
          </Button>
        ))}
      main={
        <>
          <Card
            title={t("products:edit.title")}
            actions={<EditButton label={t("actions.edit")} onClick={() => open("general")} />}
          >
            <Facts>
              <Fact term={t("products:general.fieldHandle")}>
                <bdi className={breakable}>/{category.handle}</bdi>
              </Fact>
              <Fact term={t("products:general.fieldDescription")}>
                <span className={breakable}>{category.description || t("common:values.none")}</span>
              </Fact>
            </Facts>
          </Card>
          <Panel>
            <CategoryProducts
              key={id}
              category={category}
              search={search}
              onSearch={(products) => onSearch({ ...search, ...products })}
              onAdd={() => open("products")}
            />
          </Panel>
          <RawCard record={category} />
        </>
      }
      aside={
        <>
          <CategoryPlace tree={tree} id={id} onMove={() => open("move")} />
          <Panel>
            <MetadataCard metadata={category.metadata} onEdit={() => open("metadata")} />
          </Panel>
          <RecordCard record={category} />
        </>
      }
      foot={
        <>
          <p className={spoken} aria-live="polite">
            {announcement}
          </p>
          <CategoryOverlays
            tree={tree}
            search={search}
            onClose={(gone) => (gone ? onGone() : open(""))}
          />
        </>
      }
    />
  );
}

const marks = css({ display: "inline-flex", alignItems: "center", gap: "12" });
const breakable = css({ overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
const spoken = css({ srOnly: true });
