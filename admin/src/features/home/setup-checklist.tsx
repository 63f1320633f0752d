import { css } from "#styled/css";
import {
  adminListProducts,
  adminListRegions,
  adminListSalesChannels,
  adminListShippingOptions,
  adminListStockLocations,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { storeQuery, useFeature, useFormat } from "../../patterns/page.ts";
import { Card } from "../../ui/card.tsx";
import { storeIsSetUp } from "./setup.ts";

interface Step {
  id: "currency" | "region" | "payment" | "shipping" | "location" | "channel" | "product";
  to: string;
  done: boolean;
}

/**
 * Steps that a new store needs before it can sell, from the server's current data. It is read until
 * all steps are done once; then this browser remembers that, and the home page reads nothing more.
 */
export default function SetupChecklist() {
  const { t } = useTranslation("home-setup");
  const format = useFormat();
  const steps = useSteps();
  const [, setUp] = useStored(storeIsSetUp);
  const all = steps !== undefined && steps.every(({ done }) => done);
  useEffect(() => {
    if (all) setUp(true);
  }, [all, setUp]);
  if (steps === undefined || all) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={t("title")}
      note={t("progress", { done: format.number(done), total: format.number(steps.length) })}
      flush
    >
      <ul className={list}>
        {steps.map((step) => (
          <li key={step.id} className={row} data-done={step.done || undefined}>
            {step.done ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
            <span className={words}>
              <Link to={step.to} className={link}>
                {t(`steps.${step.id}.title`)}
              </Link>
              <span className={note}>{step.done ? t("done") : t(`steps.${step.id}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Undefined until the server has answered all requests. */
function useSteps(): readonly Step[] | undefined {
  const client = useClient();
  const located = useFeature("stockLocationService");
  const hasChannels = useFeature("sales_channels");
  const store = useQuery(storeQuery(client)).data?.store;
  const regions = useQuery(
    queryOptions(client, adminListRegions, {
      query: { limit: 100, fields: "id", expand: "payment_providers" },
    }),
  ).data?.regions;
  const options = useQuery(
    queryOptions(client, adminListShippingOptions, { query: { is_return: false, limit: 1 } }),
  ).data;
  const products = useQuery(
    queryOptions(client, adminListProducts, {
      query: { status: ["published"], limit: 1, fields: "id", expand: "collection" },
    }),
  ).data;
  const places = useQuery({
    ...queryOptions(client, adminListStockLocations, {
      query: { limit: 100, expand: "sales_channels" },
    }),
    enabled: located,
  }).data?.stock_locations;
  const channels = useQuery({
    ...queryOptions(client, adminListSalesChannels, { query: { limit: 100 } }),
    enabled: hasChannels,
  }).data?.sales_channels;
  if (!store || !regions || !options || !products) return undefined;
  if ((located && !places) || (hasChannels && !channels)) return undefined;
  const open = (channels ?? []).filter(({ is_disabled }) => !is_disabled);
  const sells = (places ?? []).some(({ sales_channels = [] }) =>
    sales_channels.some(({ id }) => open.some((channel) => channel.id === id)),
  );
  return [
    {
      id: "currency",
      to: "/a/settings/currencies",
      done: (store.currencies ?? []).length > 0,
    },
    { id: "region", to: "/a/settings/regions", done: regions.length > 0 },
    {
      id: "payment",
      to: "/a/settings/regions",
      done: regions.some(({ payment_providers = [] }) => payment_providers.length > 0),
    },
    { id: "shipping", to: "/a/settings/regions", done: options.count > 0 },
    ...(located
      ? [{ id: "location" as const, to: "/a/inventory/locations", done: (places ?? []).length > 0 }]
      : []),
    ...(hasChannels
      ? [
          {
            id: "channel" as const,
            to: `/a/sales-channels/${store.default_sales_channel_id ?? ""}`,
            done: located ? sells : open.length > 0,
          },
        ]
      : []),
    { id: "product", to: "/a/products/new", done: products.count > 0 },
  ];
}

const list = css({ listStyle: "none" });
const row = css({
  display: "flex",
  gap: "12",
  paddingInline: "card",
  paddingBlock: "8",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
  "& svg": { flexShrink: 0, marginBlockStart: "2", color: "fg.muted" },
  "&[data-done] svg": { color: "status.success.fg" },
});
const words = css({ display: "grid", minWidth: 0 });
const link = css({ color: "fg.link" });
const note = css({ color: "fg.muted", overflowWrap: "anywhere" });
