import { ConnectionError } from "@countertop/sdk";
import {
  adminCreatePriceList,
  adminListPriceLists,
  adminUpdatePriceList,
} from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartlySaved } from "../../lib/errors.ts";
import { readVariantsWithLists } from "../../resources/priced-products.ts";
import { partsOf } from "./list-prices.ts";
import { namedLike, type Places } from "./price-list-queries.ts";
import { useSavePrices } from "./save-prices.ts";
import {
  arrived,
  changesBetween,
  pricesIn,
  triedIn,
  type Tried,
  type Written,
} from "./written-prices.ts";

/** The state of a list that is being created. The next attempt to save continues from this state, even after a reload. */
export interface Known {
  /** The list's id, once the list exists. */
  made: string;
  /** Prices that are known to be stored. */
  sent: Written;
  /** Prices that may be stored, because a response was lost. */
  tried: Tried;
}

type Body = Omit<Parameters<typeof adminCreatePriceList>[1]["body"], "prices" | "status">;

interface NewList {
  body: Body;
  prices: Written;
  status: "draft" | "active";
}

/** Creates a list and saves its prices in batches. Saving shows its progress, and can be stopped and resumed. */
export function useSaveNewList({ regions }: Places) {
  const { t } = useTranslation("price-list-parts");
  const client = useClient();
  const settle = useRevalidate();
  const save = useSavePrices();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const stop = useRef(new AbortController());
  /** Rows for which someone else's change was already reported. */
  const told = useRef<ReadonlySet<string>>(new Set());

  const create = async (body: Body) => {
    const { name } = body;
    const before = await namedLike(client, name);
    try {
      const { price_list } = await adminCreatePriceList(client, {
        body: { ...body, status: "draft", prices: [] },
      });
      return price_list.id;
    } catch (error) {
      // Looks for the list, because the response may have been lost after the list was created.
      if (!(error instanceof ConnectionError)) throw error;
      const now = await namedLike(client, name);
      const fresh = now.find((id) => !before.includes(id));
      if (fresh === undefined) throw error;
      return fresh;
    }
  };

  /** Resolves to the list's id. Calls `keep` with each new state. */
  const saveList = async (
    { body, prices, status }: NewList,
    before: Known,
    keep: (known: Known) => void,
  ): Promise<string> => {
    let known = before;
    const learn = (part: Partial<Known>) => keep((known = { ...known, ...part }));
    const query = { id: before.made };
    const there =
      before.made !== "" && (await adminListPriceLists(client, { query })).price_lists.length > 0;
    // Keeps the list a draft until all prices are stored, because they are sent in batches.
    const draft = { ...body, status: "draft" as const };
    if (there) await adminUpdatePriceList(client, { id: before.made, body: draft });
    else learn({ made: await create(body), sent: {}, tried: {} });
    const id = known.made;

    const doubtful = Object.keys(known.tried).map((row) => partsOf(row).variant);
    if (doubtful.length > 0) {
      const now = await readVariantsWithLists(client, [...new Set(doubtful)]);
      learn({ sent: arrived(known, now, id, told.current), tried: {} });
    }
    const changes = changesBetween(known.sent, prices);
    const tried = triedIn(changes);
    learn({ tried });
    const of = pricesIn(changes);
    const { signal } = (stop.current = new AbortController());
    setProgress({ done: 0, of });
    try {
      const failures = await save(id, changes, new Set(regions.map((region) => region.id)), {
        signal,
        onProgress: (through) => setProgress({ done: pricesIn(changes.slice(0, through)), of }),
      });
      const sent = { ...known.sent };
      for (const { row } of changes) {
        const saved = prices[row.id];
        if (failures.has(row.id)) continue;
        if (saved) sent[row.id] = saved;
        else delete sent[row.id];
      }
      const rest = Object.entries(tried).filter(([row]) => failures.has(row));
      learn({ sent, tried: Object.fromEntries(rest) });
      const changed = [...failures].filter(([, why]) => why === t("left.changed"));
      told.current = new Set(changed.map(([row]) => row));
      if (failures.size > 0)
        throw new PartlySaved(`${t("wizard.rest")} ${[...new Set(failures.values())].join(" ")}`);
    } finally {
      setProgress(undefined);
    }
    if (status === "active") await adminUpdatePriceList(client, { id, body: { status: "active" } });
    await settle(adminUpdatePriceList);
    return id;
  };
  return { saveList, progress, stop: () => stop.current.abort() };
}
