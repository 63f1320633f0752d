import { css } from "#styled/css";
import { adminListVariants } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { customers } from "../../resources/customers.ts";
import { useGroupMember } from "../../resources/group-member.ts";
import { IDS, pricedProductsQuery, WITH_LISTS } from "../../resources/priced-products.ts";
import { Badge } from "../../ui/badge.tsx";
import { SelectField } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import { overlapsOf, winnerOf } from "./overlap.ts";
import { activeListsQuery, regionOptions, usePlaces } from "./price-list-queries.ts";
import { overlappingLists, stateOf, type Audience } from "./price-list-state.ts";

export interface OverlapsProps {
  record: Audience;
  onClose(): void;
}

/** Shows other lists with prices for the same variants, and the price that applies, read from the server. */
export function Overlaps({ record: list, onClose }: OverlapsProps) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  const client = useClient();
  const { places, error, retry } = usePlaces();
  const [chosen, setChosen] = useState("");
  const regions = places?.regions.filter(({ id }) => chosen === "" || id === chosen);
  const lists = useQuery(activeListsQuery(client));
  const found = useQuery(
    pricedProductsQuery(
      client,
      { price_list_id: [list.id], order: "title", expand: WITH_LISTS },
      { all: true, ids: [] },
    ),
  );
  const [chosenGroup, setChosenGroup] = useState("");
  const allRivals = overlappingLists(list, lists.data?.price_lists ?? []);
  // A list without groups overlaps lists of any group. The members of a group may pay a different price than other customers.
  const ownGroups = list.customer_groups ?? [];
  const isLimited = ownGroups.length > 0;
  const groups = new Map(
    (isLimited ? ownGroups : allRivals.flatMap((rival) => rival.customer_groups ?? [])).map(
      ({ id, name = id }) => [id, name],
    ),
  );
  const group = chosenGroup || (isLimited ? (ownGroups[0]?.id ?? "") : "");
  const { member, isEmpty: nobody, queries } = useGroupMember(group);
  const customer_id = member?.customer.id;
  const rivals =
    group === ""
      ? allRivals
      : overlappingLists(
          { ...list, customer_groups: [{ id: group }] },
          lists.data?.price_lists ?? [],
        );
  const overlaps =
    regions && found.data && lists.data
      ? overlapsOf(found.data.variants, list.id, rivals, regions)
      : undefined;
  const shown = overlaps?.slice(0, IDS) ?? [];
  const enabled = group === "" || customer_id !== undefined;
  const paid = useQueries({
    queries: [...Map.groupBy(shown, ({ region }) => region.id)].map(([region_id, some]) => ({
      ...queryOptions(client, adminListVariants, {
        query: {
          id: some.map(({ variant }) => variant.id),
          limit: IDS,
          expand: "",
          region_id,
          ...(customer_id !== undefined && { customer_id }),
        },
      }),
      enabled,
      select: ({ variants }: { variants: { id: string; calculated_price?: number | null }[] }) =>
        variants.map(
          ({ id, calculated_price }) => [`${region_id} ${id}`, calculated_price] as const,
        ),
    })),
  });
  const prices = new Map<string, number | null | undefined>(paid.flatMap(({ data }) => data ?? []));
  const failed = error ?? [lists, found, ...queries, ...paid].find((query) => query.error)?.error;
  return (
    <FormDrawerWaiting
      shape="full"
      title={t("overlaps.title")}
      subtitle={list.name}
      error={failed}
      onRetry={() => {
        retry();
        for (const query of [lists, found, ...queries, ...paid])
          if (query.error) void query.refetch();
      }}
      onClose={onClose}
    >
      {places && overlaps && (
        <div className={stack}>
          <p className={quiet}>{t("overlaps.text")}</p>
          {stateOf(list) !== "active" && <p>{t("overlaps.draft")}</p>}
          {nobody && <p>{t("overlaps.noCustomer")}</p>}
          {member && (
            <p role="status">
              {member.others.length === 0
                ? t("overlaps.asked", { name: customers.nameOf(member.customer) })
                : t("overlaps.askedAlso", {
                    name: customers.nameOf(member.customer),
                    groups: format.list(member.others.map(({ name }) => name)),
                  })}
            </p>
          )}
          <div className={narrow}>
            <SelectField
              label={t("csv.region")}
              value={chosen}
              options={regionOptions(places, t("csv.allRegions"))}
              onValueChange={setChosen}
            />
            {groups.size > (isLimited ? 1 : 0) && (
              <SelectField
                label={t("overlaps.group")}
                value={group}
                options={[
                  ...(isLimited ? [] : [{ value: "", label: t("overlaps.noGroup") }]),
                  ...[...groups].map(([value, label]) => ({ value, label })),
                ]}
                onValueChange={setChosenGroup}
              />
            )}
          </div>
          {overlaps.length === 0 ? (
            <p role="status">{t("overlaps.none")}</p>
          ) : (
            <>
              <Table.Scroller label={t("overlaps.title")}>
                <Table.Root stacked aria-label={t("overlaps.title")}>
                  <Table.Head>
                    <Table.Header lead>{t("csv.variant")}</Table.Header>
                    <Table.Header>{t("csv.region")}</Table.Header>
                    <Table.Header align="end">{t("overlaps.here")}</Table.Header>
                    <Table.Header>{t("overlaps.there")}</Table.Header>
                    <Table.Header align="end">{t("overlaps.paid")}</Table.Header>
                  </Table.Head>
                  <Table.Body>
                    {shown.map((one) => {
                      const { variant, region, here, there } = one;
                      const place = `${region.id} ${variant.id}`;
                      const price = prices.get(place);
                      const money = (amount: number) => format.money(amount, region.currency_code);
                      const winner = winnerOf(one, price);
                      return (
                        <Table.Row key={place}>
                          <Table.Cell lead>
                            <bdi>
                              {variant.group} · {variant.title}
                            </bdi>
                          </Table.Cell>
                          <Table.Cell>
                            <bdi>{region.name}</bdi>
                          </Table.Cell>
                          <Table.Cell align="end" data-label={t("overlaps.here")}>
                            {money(here)}
                          </Table.Cell>
                          <Table.Cell className={ownLine} data-label={t("overlaps.there")}>
                            {there.map(({ list: other, amount }) => (
                              <div key={other.id}>
                                <bdi>{other.name}</bdi> {money(amount)}
                              </div>
                            ))}
                          </Table.Cell>
                          <Table.Cell
                            align="end"
                            className={ownLine}
                            data-label={t("overlaps.paid")}
                          >
                            {nobody ? null : !prices.has(place) ? (
                              <Skeleton width="64px" />
                            ) : (
                              <>
                                {price == null ? t("overlaps.unknown") : money(price)}
                                {winner && (
                                  <div>
                                    <Badge
                                      mark={false}
                                      tone={winner.who === "here" ? "success" : "neutral"}
                                    >
                                      {winner.who === "there"
                                        ? t("overlaps.there_wins", { name: winner.name })
                                        : winner.who === "here"
                                          ? t("overlaps.here_wins")
                                          : t("overlaps.own_wins")}
                                    </Badge>
                                  </div>
                                )}
                              </>
                            )}
                          </Table.Cell>
                        </Table.Row>
                      );
                    })}
                  </Table.Body>
                </Table.Root>
              </Table.Scroller>
              {overlaps.length > shown.length && (
                <p className={quiet}>
                  {t("overlaps.first", {
                    value: format.number(shown.length),
                    total: format.number(overlaps.length),
                  })}
                </p>
              )}
            </>
          )}
        </div>
      )}
    </FormDrawerWaiting>
  );
}

const stack = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const narrow = css({ display: "grid", gap: "16", maxWidth: "320px" });
const ownLine = css({ mdDown: { flex: "0 0 100%", textAlign: "start" } });
const quiet = css({ color: "fg.muted", textStyle: "small" });
