import type { operations } from "@countertop/sdk/types";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/notify.ts";
import { ResourcePicker } from "../picker/resource-picker.tsx";
import type { HitSource, RowOf } from "../resource/define.ts";

type Products = operations["adminListProducts"];
type Member = RowOf<Products>;

export interface AddMemberProductsProps {
  resource: HitSource<Products>;
  /** What the record is called. */
  name: string;
  subtitle: string;
  /** The relation that tells whether a product is there already. */
  expand: "collection" | "categories";
  isMember(product: Member): boolean;
  note(product: Member): string | undefined;
  labels: { already: string; added(count: number): string };
  onAdd(ids: string[]): Promise<unknown>;
  onClose(): void;
}

/** Puts products into a record, as many at once as were chosen. Its words are in `members`. */
export function AddMemberProducts(props: AddMemberProductsProps) {
  const { resource, name, subtitle, expand, isMember, note, labels, onAdd, onClose } = props;
  const { t } = useTranslation("members");
  return (
    <ResourcePicker
      title={t("add")}
      subtitle={subtitle}
      resource={resource}
      query={{ expand, order: "title" }}
      note={note}
      refused={(product) => (isMember(product) ? labels.already : undefined)}
      multiple
      searchLabel={t("search")}
      empty={{ title: t("none") }}
      value={[]}
      onPick={async (chosen) => {
        await onAdd(chosen.map(({ id }) => id));
        notify("success", labels.added(chosen.length), name);
      }}
      onClose={onClose}
    />
  );
}
