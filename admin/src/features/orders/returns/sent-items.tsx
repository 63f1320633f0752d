import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RecordSelect } from "../../../patterns/fields.ts";
import { useFormat } from "../../../patterns/page.ts";
import { variants } from "../../../resources/variants.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { LineRow, LineRows } from "../line-row.tsx";
import { Quantity } from "./quantity.tsx";
import { chosenLines, type AddedLine, type Prices } from "./return-draft.ts";
import { pricesQuery } from "./return-queries.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";

/** The sent items: variants that have a price in the order's region, and are in stock. */
export function SentItems({
  order,
  draft,
  returnable,
  change,
  flaw,
  prices,
}: ReturnPartProps & { prices: Prices }) {
  const { t } = useTranslation(["order-returns-sheet", "common"]);
  const format = useFormat();
  const client = useClient();
  const { added } = draft;
  const { currency_code: currency, region_id } = order;
  const ids = added.map(({ id }) => id).toSorted();
  const { data } = useQuery({ ...pricesQuery(client, ids, region_id), enabled: ids.length > 0 });
  const known = new Map(data?.variants.map((variant) => [variant.id, variant]));
  const money = (amount: number) => format.money(amount, currency);

  const change1 = (id: string, quantity: number | null) =>
    change({ added: added.map((line) => (line.id === id ? { ...line, quantity } : line)) });
  const same = () => {
    const lineOf = new Map(returnable.map(({ item }) => [item.id, item]));
    const again = new Map<string, AddedLine>();
    for (const [id, { quantity }] of chosenLines(draft)) {
      const item = lineOf.get(id);
      if (!item?.variant_id) continue;
      const before = again.get(item.variant_id)?.quantity ?? 0;
      const title = [item.title, item.variant?.title].filter(Boolean).join(" · ");
      again.set(item.variant_id, { id: item.variant_id, title, quantity: before + quantity });
    }
    change({ added: [...again.values()] });
  };

  return (
    <Part
      title={t("steps.added")}
      flaw={flaw}
      action={
        added.length === 0 && (
          <Button size="sm" disabled={chosenLines(draft).length === 0} onClick={same}>
            {t("added.same")}
          </Button>
        )
      }
    >
      {added.length > 0 && (
        <LineRows label={t("steps.added")}>
          {added.map(({ id, title, quantity }) => {
            const price = prices.variants.get(id);
            const variant = known.get(id);
            return (
              <LineRow
                key={id}
                picture={variant?.product?.thumbnail}
                title={title}
                notes={[
                  variant?.sku,
                  price === undefined
                    ? variant && t("added.noPrice", { region: order.region?.name ?? "" })
                    : t("added.each", { price: money(price) }),
                ]}
                control={
                  <>
                    <Quantity
                      label={t("lines.quantity", { title })}
                      value={quantity}
                      min={1}
                      onChange={(next) => change1(id, next)}
                    />
                    <IconButton
                      aria-label={t("added.remove", { title })}
                      onClick={() => change({ added: added.filter((line) => line.id !== id) })}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </>
                }
              />
            );
          })}
        </LineRows>
      )}
      <RecordSelect
        listed
        label={t("added.add")}
        choose={`${t("common:picker.choose")}: ${t("steps.added")}`}
        title={t("added.add")}
        searchLabel={t("added.find")}
        resource={variants}
        query={{ region_id, expand: "product,prices" }}
        multiple
        note={({ calculated_price_incl_tax: price, inventory_quantity: stock, manage_inventory }) =>
          price == null
            ? undefined
            : manage_inventory
              ? t("added.stock", { price: money(price), value: format.number(stock ?? 0) })
              : t("added.uncounted", { price: money(price) })
        }
        refused={({
          calculated_price_incl_tax: price,
          inventory_quantity: stock,
          manage_inventory,
          allow_backorder,
        }) =>
          price == null
            ? t("added.noPrice", { region: order.region?.name ?? "" })
            : manage_inventory && !allow_backorder && (stock ?? 0) <= 0
              ? t("added.noStock")
              : undefined
        }
        empty={{ title: t("added.emptyTitle") }}
        value={added}
        onChange={(picked) =>
          change({
            added: picked.map(({ id, title }) => ({
              id,
              title,
              quantity: added.find((line) => line.id === id)?.quantity ?? 1,
            })),
          })
        }
      />
    </Part>
  );
}
