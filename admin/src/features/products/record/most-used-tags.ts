import { adminListProductTagUsage } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";

/** The most frequent tags, with their number of products. Undefined until they have loaded. */
export function useMostUsedTags(wanted: boolean) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const { data, isPending } = useQuery({
    ...queryOptions(useClient(), adminListProductTagUsage),
    enabled: wanted,
  });
  if (isPending) return undefined;
  return (data?.tags ?? []).map(({ id, value, usage_count }) => {
    const count = Number(usage_count);
    return { id, title: value, note: t("list.count", { count, value: format.number(count) }) };
  });
}
