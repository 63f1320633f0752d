import { adminListPriceLists } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRowActions } from "../../patterns/action.ts";
import { ListPage, toPaging, useColumns } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { useListState } from "../../patterns/resource.ts";
import { priceLists } from "../../resources/price-lists.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { activate, deactivate } from "./price-list-actions.ts";
import { PriceListBadge } from "./price-list-badge.tsx";
import { stateOf } from "./price-list-state.ts";

/**
 * The number of a list's prices. All cells share one request for the page's lists with their prices, because the server can't
 * count prices. The column is hidden by default, because a response with 20,000 prices is 28 MB.
 */
function PriceCount({ id }: { id: string }) {
  const format = useFormat();
  const { search } = useListState(priceLists);
  const query = {
    ...priceLists.filterQuery(search),
    ...toPaging(search),
    order: search.order,
    expand: "prices",
  };
  const { data } = useQuery({
    ...queryOptions(useClient(), adminListPriceLists, { query }),
    select: ({ price_lists }) => price_lists.find((one) => one.id === id)?.prices?.length,
  });
  return data === undefined ? <Skeleton width="24px" /> : format.number(data);
}

export function PriceListsPage() {
  const { t } = useTranslation("price-lists");
  const column = useColumns(priceLists);
  return (
    <ListPage
      resource={priceLists}
      create={{ to: "/a/pricing/new" }}
      views={[
        { label: t("state.active"), search: "?status=active" },
        { label: t("state.draft"), search: "?status=draft" },
      ]}
      actions={useRowActions([activate, deactivate])}
      columns={[
        column.name("name", t("fields.name")),
        column.text("description", t("fields.description"), ({ description }) => description, {
          hidden: false,
          priority: 2,
          width: "240px",
        }),
        {
          id: "state",
          header: t("fields.state"),
          width: "128px",
          skeleton: "72px",
          csv: (list) => t(`state.${stateOf(list)}`),
          cell: (list) => <PriceListBadge list={list} />,
        },
        column.text("type", t("fields.type"), ({ type }) => t(`fields.type_${type}`), {
          hidden: false,
          priority: 2,
          width: "104px",
        }),
        column.names(
          "groups",
          t("list.groups"),
          ({ customer_groups: groups = [] }) =>
            groups.length > 0 ? groups.map(({ name }) => name) : [t("list.everyone")],
          { hidden: false, priority: 3, width: "160px" },
        ),
        {
          id: "prices",
          header: t("list.prices"),
          kind: "number",
          width: "88px",
          hidden: true,
          skeleton: "24px",
          cell: ({ id }) => <PriceCount id={id} />,
        },
        column.date("starts", t("fields.starts"), ({ starts_at }) => starts_at, {
          order: "starts_at",
        }),
        column.date("ends", t("fields.ends"), ({ ends_at }) => ends_at, { order: "ends_at" }),
        column.created({ hidden: true }),
        column.updated(),
        column.id(),
      ]}
    />
  );
}
