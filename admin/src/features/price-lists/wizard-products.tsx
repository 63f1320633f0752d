import { adminListProducts } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { collect } from "../../lib/collect.ts";
import { RecordSelect } from "../../patterns/fields.ts";
import { LazyResourcePicker } from "../../patterns/picker.ts";
import type { Picked } from "../../lib/picked.ts";
import { collections } from "../../resources/collections.ts";
import { products } from "../../resources/products.ts";
import { Button } from "../../ui/button.tsx";

interface ProductsStepProps {
  value: readonly Picked[];
  onChange(chosen: readonly Picked[]): void;
  /** True after an attempt to continue without any products. */
  missing: boolean;
}

/** The step in which products are added, individually or by collection. */
export function ProductsStep({ value, onChange, missing }: ProductsStepProps) {
  const { t } = useTranslation(["price-list-parts", "members"]);
  const client = useClient();
  const [open, setOpen] = useState(false);
  const addCollection = async (id: string) => {
    const { rows } = await collect((paging) =>
      adminListProducts(client, {
        query: { collection_id: [id], fields: "id,title", expand: "collection", ...paging },
      }).then((page) => ({ rows: page.products, count: page.count })),
    );
    const there = new Set(value.map((one) => one.id));
    const fresh = rows.filter((one) => !there.has(one.id));
    onChange([...value, ...fresh.map((one) => ({ id: one.id, title: one.title }))]);
  };
  return (
    <>
      <RecordSelect
        label={t("members:title")}
        resource={products}
        filtered={products}
        query={{ expand: "collection", order: "title" }}
        empty={{ title: t("members:none") }}
        multiple
        value={value}
        onChange={onChange}
        choose={t("members:add")}
        searchLabel={t("members:search")}
        {...(missing && { errors: [t("wizard.noProducts")] })}
      />
      <div>
        <Button onClick={() => setOpen(true)}>{t("wizard.byCollection")}</Button>
      </div>
      {open && (
        <LazyResourcePicker
          resource={collections}
          title={t("wizard.byCollection")}
          searchLabel={t("members:search")}
          empty={{ title: t("members:none") }}
          multiple={false}
          value={[]}
          onPick={([one]) => (one ? addCollection(one.id) : undefined)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
