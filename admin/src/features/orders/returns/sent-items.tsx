import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RecordSelect } from "../../../patterns/fields.ts";
import { useFormat } from "../../../patterns/page.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { LineRow, LineRows } from "../line-row.tsx";
import { Quantity } from "./quantity.tsx";
import { chosenLines, type AddedLine } from "./return-draft.ts";
import { pricesQuery } from "./return-queries.ts";
import { Part, type ReturnPartProps } from "./return-part.tsx";

/** The items to send. Only variants that aren't sold out and have a price in the order's region can be added. */
export function SentItems({ order, draft, returnable, change, problem }: ReturnPartProps) {
  const { t } = useTranslation("order-returns-sheet");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const { added } = draft;
  const { currency_code: currency, region_id } = order;
  const ids = added.map(({ id }) => id).toSorted();
  const { data } = useQuery({ ...pricesQuery(client, ids, region_id), enabled: ids.length > 0 });
  const known = new Map(data?.variants.map((variant) => [variant.id, variant]));
  const money = (amount: number) => format.money(amount, currency);

  const put = (id: string, quantity: number | null) =>
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
      problem={problem}
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
            const variant = known.get(id);
            const price = variant?.calculated_price_incl_tax;
            return (
              <LineRow
                key={id}
                picture={variant?.product.thumbnail}
                title={title}
                notes={[
                  variant?.sku,
                  price == null
                    ? variant && t("added.noPrice", { region: order.region?.name ?? "" })
                    : t("added.each", { price: money(price) }),
                ]}
                control={
                  <>
                    <Quantity
                      label={t("lines.quantity", { title })}
                      value={quantity}
                      min={1}
                      onChange={(next) => put(id, next)}
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
        choose={`${tCommon("picker.choose")}: ${t("steps.added")}`}
        multiple
        {...sellableIn({ region_id, currency_code: currency, sent: true }, tCommon, format)}
        value={added}
        onChange={(picked) =>
          change({
            added: picked.map(
              ({ id, title }) => added.find((line) => line.id === id) ?? { id, title, quantity: 1 },
            ),
          })
        }
      />
    </Part>
  );
}
