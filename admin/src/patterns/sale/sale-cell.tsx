import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { asPublished, unsoldByCurrency, salesByChannel } from "./sale-facts.ts";
import { useChecked, useReasonsStore } from "./sale-queries.ts";

/** A cell with the currencies in which a product can be bought. The rows of a page share one request. */
export function SaleCell({ id }: { id: string }) {
  const { t } = useTranslation("sale");
  const store = useReasonsStore();
  const found = useChecked(id, store);
  if (!store || !found) return null;
  const checked = asPublished(found);
  const sold = [
    ...new Set(salesByChannel(checked, store).flatMap((channel) => channel.sold)),
  ].toSorted();
  if (sold.length === 0) return <Badge tone="danger">{t("none")}</Badge>;
  const gaps = unsoldByCurrency(checked, store);
  const some = gaps.map(({ currency }) => currency).filter((currency) => sold.includes(currency));
  return sold.map((currency) => (some.includes(currency) ? `${currency}*` : currency)).join(", ");
}
