import { css } from "#styled/css";
import { adminListCustomerGroupCustomers } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useTranslation } from "react-i18next";
import { createDrawer, defineFields, text } from "../../patterns/fields.ts";
import {
  ListPage,
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useColumns,
} from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import {
  CountFacts,
  type Dependents,
  Panel,
  RecordPage,
  type RecordView,
} from "../../patterns/record.ts";
import { customerGroups } from "../../resources/customer-groups.ts";
import { useMemberCount } from "../../lib/row-counts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { groupMembers } from "./group-members.ts";
import { DiscountsCard, priceListsQuery, PriceListsCard } from "./group-references.tsx";

const groupFields = defineFields(customerGroups, {
  name: text({ label: "customer-groups:fields.name", maxLength: 600 }),
});
const CreateGroup = createDrawer(customerGroups, () => Promise.resolve(groupFields));
const overlays = { customers: relatedPicker(groupMembers, customerGroups.nameOf) };
const countIn = ({ count }: { count: number }) => count;

/** Members of the group, and price lists that are limited to it, perhaps together with other groups. */
function useDependents() {
  const { t } = useTranslation("customer-groups");
  return ({ id }: { id: string }): Dependents[] => [
    {
      id: "members",
      label: t("members.title"),
      query: (client) =>
        queryOptions(client, adminListCustomerGroupCustomers, { id, query: { limit: 1 } }),
      countIn,
    },
    {
      id: "price-lists",
      label: t("named.priceLists"),
      query: (client) => priceListsQuery(client, id)(0),
      countIn,
    },
  ];
}

function MemberCount({ id }: { id: string }) {
  const format = useFormat();
  const count = useMemberCount(id);
  return count === undefined ? <Skeleton width="24px" /> : format.number(count);
}

export function CustomerGroupsPage() {
  const { t } = useTranslation("customer-groups");
  const column = useColumns(customerGroups);
  return (
    <ListPage
      resource={customerGroups}
      create={CreateGroup}
      dependents={useDependents()}
      columns={[
        column.name("name", t("fields.name")),
        {
          id: "members",
          header: t("fields.members"),
          kind: "number",
          phone: true,
          width: "112px",
          skeleton: "24px",
          cell: ({ id }) => <MemberCount id={id} />,
        },
        column.created(),
        column.updated({ hidden: false, priority: 3 }),
        column.id(),
      ]}
    />
  );
}

export function CustomerGroupPage() {
  const { t } = useTranslation("customer-groups");
  const dependents = useDependents();
  return (
    <RecordPage
      resource={customerGroups}
      fields={groupFields}
      overlays={overlays}
      dependents={dependents}
      line={(group) => <CountFacts of={dependents(group)} />}
      main={(group, view: RecordView<RelatedSearch>) => (
        <Panel>
          <RelatedList
            relation={groupMembers}
            owner={{ id: group.id, name: customerGroups.nameOf(group) }}
            view={view}
            columns={[
              {
                id: "email",
                header: t("members.email"),
                priority: 2,
                phone: true,
                kind: "email",
                cell: ({ email }) => <span className={oneLine}>{email}</span>,
              },
              {
                id: "account",
                header: t("members.account"),
                priority: 3,
                width: "96px",
                skeleton: "64px",
                cell: ({ has_account }) => (
                  <Badge tone={has_account ? "success" : "neutral"}>
                    {t(has_account ? "members.account" : "members.guest")}
                  </Badge>
                ),
              },
            ]}
          />
        </Panel>
      )}
      aside={({ id }) => (
        <>
          <Panel>
            <PriceListsCard group={id} />
          </Panel>
          <Panel>
            <DiscountsCard group={id} />
          </Panel>
        </>
      )}
    />
  );
}

const oneLine = css({ lineClamp: 1, overflowWrap: "anywhere" });
