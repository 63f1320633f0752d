import { css } from "#styled/css";
import { adminListProducts } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { PRODUCT_PARAM, type ConditionKind, type Operator } from "./condition-kinds.ts";
import { productCount } from "./product-count.ts";

export interface CountedCondition {
  kind: ConditionKind;
  operator: Operator;
  /** Members of the condition. */
  ids: readonly string[];
  /** Id of a stored condition on products, which the list can filter by. */
  stored?: string;
}

/** Maximum number of ids that fit into a URL. */
const MOST = 150;

/** The number of products that meet the conditions. The text is empty if the number can't be requested. */
export function ProductCount({ conditions }: { conditions: readonly CountedCondition[] }) {
  const { t } = useTranslation("discounts");
  const format = useFormat();
  const client = useClient();
  const terms = conditions.flatMap(({ kind, operator, ids, stored }) =>
    kind === "customer_groups"
      ? []
      : [
          {
            operator,
            size: stored === undefined ? ids.length : 0,
            query:
              stored === undefined
                ? { [PRODUCT_PARAM[kind]]: ids }
                : { discount_condition_id: stored },
          },
        ],
  );
  const [only] = terms;
  // If products are chosen individually, and there are too many for a request, shows the number of chosen ones.
  const named =
    terms.length === 1 && only && only.size > MOST && "id" in only.query && only.operator === "in"
      ? only.size
      : 0;
  const asked =
    named === 0 &&
    terms.length > 0 &&
    terms.every(({ size }) => size <= MOST) &&
    // Excludes empty lists, because the product list doesn't accept an empty array.
    terms.every(({ query, size }) => "discount_condition_id" in query || size > 0);
  const { data } = useQuery({
    queryKey: ["admin", "products", "met", terms],
    queryFn: async ({ signal }) =>
      (await productCount(terms, async (query) => {
        const all = { ...query, is_giftcard: false, limit: 1, fields: "id", expand: "collection" };
        return (await adminListProducts(client, { query: all }, { signal })).count;
      })) ?? null,
    enabled: asked,
  });
  const text =
    conditions.length === 0
      ? t("reach.all")
      : named > 0 || (asked && typeof data === "number")
        ? t("reach.some", { value: format.number(named || (data ?? 0)) })
        : undefined;
  return (
    <p className={quiet} role="status">
      {text}
    </p>
  );
}

const quiet = css({ color: "fg.muted", textStyle: "small" });
