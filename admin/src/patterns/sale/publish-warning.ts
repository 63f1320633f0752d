import { readCheckedProducts, reasons, type ReasonsStore } from "@countertop/sdk/recipes";
import i18next from "i18next";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { formatterFor } from "../../lib/intl.ts";
import { intlLocale } from "../../lib/languages.ts";
import type { Warning, WarningTools } from "../overlay/warning.tsx";
import { fixLink } from "./fix-links.ts";
import { asPublished, unsoldByCurrency } from "./sale-facts.ts";
import { fetchReasonsStore } from "./sale-queries.ts";

/** Maximum number of products per request, because their ids are in the URL. */
const IDS = 100;
/** Maximum number of products that the confirmation names. */
const NAMED = 5;

/**
 * The confirmation before these products are published, if some of them aren't available in every currency. Undefined if no
 * confirmation is needed, or if the check can't be loaded, which must not prevent publishing.
 */
export async function publishWarning(
  tools: WarningTools,
  ids: readonly string[],
): Promise<Warning | undefined> {
  try {
    const [store] = await Promise.all([
      fetchReasonsStore(tools.client, tools.queries),
      i18next.loadNamespaces("sale"),
    ]);
    const gaps = (await gapsOf(tools, store, ids)).filter(({ missing }) => missing.length > 0);
    const [first] = gaps;
    if (!first) return undefined;
    return ids.length === 1 ? oneProduct(tools, first) : manyProducts(tools, gaps, ids.length);
  } catch {
    return undefined;
  }
}

/** The products that aren't published yet, each with the currencies in which variants of it can't be bought. */
async function gapsOf({ client }: WarningTools, store: ReasonsStore, ids: readonly string[]) {
  const found: Gaps[] = [];
  await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (id) => {
    for (const product of await readCheckedProducts(client, store, { id, limit: id.length })) {
      // The fixes link to pages of products, which gift cards don't have.
      if (product.status === "published" || product.is_giftcard) continue;
      const checked = asPublished({ product, reasons: reasons(product, store) });
      found.push({ ...checked, missing: unsoldByCurrency(checked, store) });
    }
  });
  return found;
}
type Gaps = ReturnType<typeof asPublished> & { missing: ReturnType<typeof unsoldByCurrency> };

const formatter = () => formatterFor(intlLocale(i18next.language, navigator.languages));

function oneProduct({ text }: WarningTools, { product, reasons, missing }: Gaps): Warning {
  const blocking = reasons.filter(({ blocks }) => blocks);
  // A reason without a region prevents sales in every currency, so it is fixed first.
  const first = blocking.find(({ region }) => region === undefined) ?? blocking[0];
  return {
    title: text("sale:askTitle"),
    text: missing
      .map(({ currency, missing: value, total }) =>
        text("sale:gap", { count: total, value: formatter().number(value), currency }),
      )
      .join(" "),
    confirm: text("sale:anyway"),
    ...(first && {
      instead: {
        label: text(first.cause.includes("price") ? "sale:setPrices" : "sale:fix"),
        ...fixLink(first, product.id, true),
      },
    }),
  };
}

function manyProducts({ text }: WarningTools, gaps: readonly Gaps[], total: number): Warning {
  const format = formatter();
  const names = gaps.slice(0, NAMED).map(({ product }) => product.title);
  const more = gaps.length - names.length;
  return {
    title: text("sale:askMany"),
    text: text("sale:gaps", {
      value: format.number(gaps.length),
      total: format.number(total),
      names:
        more > 0
          ? text("common:filter.andMore", { names: names.join(", "), count: more })
          : format.list(names),
    }),
    confirm: text("sale:anyway"),
  };
}
