import { css } from "#styled/css";
import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStored } from "../../lib/local-storage.ts";
import { storeQuery, useFeature, useFormat } from "../../patterns/page.ts";
import { useFirstSale, useReasonsStore } from "../../patterns/sale-checks.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { storeIsSetUp } from "./setup.ts";

interface Step {
  id: "currency" | "region" | "payment" | "shipping" | "location" | "channel" | "product";
  to: string;
  done: boolean;
  /** A published product that nobody can buy. */
  product?: string | undefined;
}

export interface SetupChecklistProps {
  /** Closes the checklist. Set if the operator opened it again, in which case it is also shown if all steps are done. */
  onClose: (() => void) | undefined;
}

/**
 * The steps that a new store needs before it can sell, from the server's current data. The data is read until all steps are done.
 * This browser then stores that, and reads the data again only when the checklist is opened.
 */
export default function SetupChecklist({ onClose }: SetupChecklistProps) {
  const { t } = useTranslation(["home-setup", "common"]);
  const format = useFormat();
  const steps = useSteps();
  const [, setUp] = useStored(storeIsSetUp);
  const all = steps !== undefined && steps.every(({ done }) => done);
  useEffect(() => {
    if (all) setUp(true);
  }, [all, setUp]);
  if (steps === undefined || (all && !onClose)) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={t("title")}
      note={t("progress", { done: format.number(done), total: format.number(steps.length) })}
      {...(onClose && {
        actions: (
          <Button size="sm" visual="ghost" onClick={onClose}>
            {t("common:actions.close")}
          </Button>
        ),
      })}
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
              <span className={note}>
                {step.done
                  ? t("done")
                  : step.product === undefined
                    ? t(`steps.${step.id}.text`)
                    : t("unsold", { name: step.product })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The steps. Undefined until the server has responded to all requests. */
function useSteps(): readonly Step[] | undefined {
  const client = useClient();
  const located = useFeature("stockLocationService");
  const store = useQuery(storeQuery(client)).data?.store;
  const settings = useReasonsStore();
  const first = useFirstSale(settings);
  const places = useQuery({
    ...queryOptions(client, adminListStockLocations, { query: { limit: 1 } }),
    enabled: located,
  }).data?.stock_locations;
  if (!store || !settings || !first || (located && !places)) return undefined;
  const { regions, shippingOptions, channels } = settings;
  const open = channels.filter(({ is_disabled }) => !is_disabled);
  const selling = regions.filter(({ countries = [] }) => countries.length > 0);
  const inRegion = (id: string) => selling.some((region) => region.id === id);
  /** The region that lacks something. Undefined if no region lacks anything. */
  const region = (lacks: (one: (typeof regions)[number]) => boolean) => {
    const found = regions.find(lacks);
    return found ? `/a/settings/regions/${found.id}` : "/a/settings/regions";
  };
  return [
    {
      id: "currency",
      to: "/a/settings/currencies",
      done: (store.currencies ?? []).length > 0,
    },
    {
      id: "region",
      to: region(({ countries = [] }) => countries.length === 0),
      done: selling.length > 0,
    },
    {
      id: "payment",
      to: region(({ payment_providers = [] }) => payment_providers.length === 0),
      done: selling.some(({ payment_providers = [] }) => payment_providers.length > 0),
    },
    {
      id: "shipping",
      to: region(() => true),
      done: shippingOptions.some(
        ({ is_return, admin_only, region_id }) => !is_return && !admin_only && inRegion(region_id),
      ),
    },
    ...(located
      ? [{ id: "location" as const, to: "/a/inventory/locations", done: (places ?? []).length > 0 }]
      : []),
    ...(settings.hasChannels
      ? [
          {
            id: "channel" as const,
            to: `/a/sales-channels/${store.default_sales_channel_id ?? ""}`,
            done: located
              ? open.some(({ locations = [] }) => locations.length > 0)
              : open.length > 0,
          },
        ]
      : []),
    {
      id: "product",
      to: first.unsold ? `/a/products/${first.unsold.id}` : "/a/products/new",
      done: first.sold,
      product: first.unsold?.title,
    },
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
