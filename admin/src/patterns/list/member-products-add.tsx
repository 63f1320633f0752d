import { adminListProducts } from "@countertop/sdk/operations";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import { notify } from "../../ui/notify.ts";
import { Thumb } from "../../ui/thumb.tsx";
import type { Member } from "./member-products-query.ts";
import { ResourcePicker } from "../picker/resource-picker.tsx";

export interface AddMemberProductsProps {
  /** What the record is called. */
  name: string;
  subtitle: string;
  /** The relation that tells whether a product is there already. */
  expand: "collection" | "categories";
  isMember(product: Member): boolean;
  note(product: Member): string | undefined;
  words: { already: string; added(count: number): string };
  onAdd(ids: string[]): Promise<unknown>;
  onClose(): void;
}

/** Puts products into a record, as many at once as were chosen. Its words are in `members`. */
export function AddMemberProducts(props: AddMemberProductsProps) {
  const { name, subtitle, expand, isMember, note, words, onAdd, onClose } = props;
  const { t } = useTranslation("members");
  return (
    <ResourcePicker
      title={t("add")}
      subtitle={subtitle}
      list={adminListProducts}
      query={{ fields: "id,title,handle,thumbnail", expand, order: "title" }}
      items={({ products }) => products}
      item={(product) => ({
        id: product.id,
        title: nameOf(product),
        start: <Thumb src={product.thumbnail} alt="" />,
        note: note(product),
        refused: isMember(product) ? words.already : undefined,
      })}
      multiple
      searchLabel={t("search")}
      empty={{ title: t("none") }}
      value={[]}
      onPick={async (chosen) => {
        await onAdd(chosen.map(({ id }) => id));
        notify("success", words.added(chosen.length), name);
      }}
      onClose={onClose}
    />
  );
}
