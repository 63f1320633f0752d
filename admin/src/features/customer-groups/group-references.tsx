import { css } from "#styled/css";
import type { HttpClient } from "@countertop/sdk";
import { adminListDiscounts, adminListPriceLists } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, RecordLink, useFormat, useHasPage } from "../../patterns/page.ts";
import { namesFact } from "../../lib/names-fact.ts";
import { useParts } from "../../lib/use-parts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { groupDiscounts } from "./group-discounts.ts";

/**
 * Number of price lists or discounts per request, and the maximum that loads automatically. The server can filter price lists
 * by group, but not discounts.
 */
const PARTS = { size: 100, most: 500 };

export const priceListsQuery = (client: HttpClient, group: string) => (offset: number) =>
  queryOptions(client, adminListPriceLists, {
    query: { customer_groups: [group], limit: PARTS.size, offset, order: "-created_at" },
  });
const discountsQuery = (client: HttpClient) => (offset: number) =>
  queryOptions(client, adminListDiscounts, {
    query: {
      limit: PARTS.size,
      offset,
      order: "-created_at",
      fields: "id,code",
      expand: "rule,rule.conditions,rule.conditions.customer_groups",
    },
  });

/** The price lists that name the group. */
export function PriceListsCard({ group }: { group: string }) {
  const { t } = useTranslation("customer-groups");
  const { parts, error, refetch } = useParts(priceListsQuery(useClient(), group), PARTS);
  return (
    <NamingCard
      title={t("named.priceLists")}
      none={t("named.noPriceLists")}
      path="/pricing"
      query={{ error, refetch }}
      rows={parts
        ?.flatMap((part) => part.price_lists)
        .map(({ id, name, status }) => ({
          id,
          name,
          note: (
            <Badge tone={status === "active" ? "success" : "neutral"}>
              {t(`priceListStatus.${status}`)}
            </Badge>
          ),
        }))}
    />
  );
}

/** The discounts with a condition that names the group. */
export function DiscountsCard({ group }: { group: string }) {
  const { t } = useTranslation("customer-groups");
  const format = useFormat();
  const { parts, total, complete, pending, error, refetch, more } = useParts(
    discountsQuery(useClient()),
    PARTS,
  );
  const searched = parts?.flatMap((part) => part.discounts);
  return (
    <NamingCard
      title={t("named.discounts")}
      none={t("named.noDiscounts")}
      path="/discounts"
      query={{ error, refetch }}
      rows={
        searched &&
        groupDiscounts(searched, group).map(({ id, code, without }) => ({
          id,
          name: code,
          note: <Badge>{t(without ? "named.not" : "named.only")}</Badge>,
        }))
      }
      {...(searched &&
        !complete && {
          foot: (
            <>
              <p className={quiet}>
                {t("named.searched", {
                  searched: format.number(searched.length),
                  total: format.number(total),
                })}
              </p>
              <Button size="sm" loading={pending} onClick={more}>
                {t("named.more")}
              </Button>
            </>
          ),
        })}
    />
  );
}

interface NamingCardProps {
  title: string;
  none: string;
  path: string;
  query: { error: unknown; refetch(): void };
  rows: readonly { id: string; name: string; note: ReactNode }[] | undefined;
  foot?: ReactNode;
}

const nameOf = ({ name }: { name: string }) => name;

function NamingCard({ title, none, path, query, rows, foot }: NamingCardProps) {
  const hasPage = useHasPage();
  const format = useFormat();
  return (
    <Card
      title={title}
      fact={namesFact(format, rows?.map(nameOf))}
      {...(rows?.length === 0 && { empty: none })}
      {...(foot !== undefined && { footer: <div className={stack}>{foot}</div> })}
    >
      {rows ? (
        <ul className={stack}>
          {rows.map(({ id, name, note }) => (
            <li key={id} className={line}>
              {hasPage(`/a${path}/$id`) ? (
                <RecordLink resource={{ path, nameOf }} record={{ id, name }} />
              ) : (
                name
              )}
              {note}
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton height="32px" />
      )}
    </Card>
  );
}

const stack = css({ display: "grid", gap: "4", justifyItems: "stretch" });
const line = css({
  display: "flex",
  minHeight: "28",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "8",
});
const quiet = css({ textStyle: "small", color: "fg.muted" });
