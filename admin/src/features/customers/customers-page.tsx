import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useListState } from "../../patterns/resource.ts";
import { customers } from "../../resources/customers.ts";
import { Text } from "../../ui/table.tsx";
import { AccountBadge } from "./account-badge.tsx";
import { useCustomerActions } from "./customer-actions.tsx";

const CreateCustomer = createDrawer(
  customers,
  async () => (await import("./customer-fields.ts")).newCustomerFields,
);

export function CustomersPage() {
  const { t } = useTranslation("customers");
  const column = useColumns(customers);
  const { search } = useListState(customers);
  // Not editable here, because the column shows two fields. They are edited on the customer's page.
  const { edit: _, ...name } = column.name("email", t("fields.name"), {
    order: "first_name",
    csv: customers.nameOf,
  });
  return (
    <ListPage
      resource={customers}
      create={CreateCustomer}
      actions={useCustomerActions()}
      views={[
        { label: t("account.yes"), search: "?account=yes" },
        { label: t("account.no"), search: "?account=no" },
      ]}
      columns={[
        { ...name, id: "name", kind: "person", grow: true },
        column.text("email", t("fields.email"), ({ email }) => email, {
          kind: "email",
          hidden: false,
          // A customer without a name is listed by email, which isn't repeated.
          cell: (row) => customers.nameOf(row) !== row.email && <Text>{row.email}</Text>,
          phone: true,
          grow: true,
          order: "email",
        }),
        column.text("last", t("fields.last"), ({ last_name }) => last_name, { order: "last_name" }),
        column.text("phone", t("fields.phone"), ({ phone }) => phone),
        {
          id: "account",
          header: t("list.account"),
          width: "96px",
          priority: 2,
          skeleton: "64px",
          csv: ({ has_account }) => t(has_account ? "account.yes" : "account.no"),
          cell: ({ has_account }) => <AccountBadge has={has_account} />,
        },
        // If the list is filtered by groups, the server returns only these groups.
        column.names(
          "groups",
          t(search.groups.length > 0 ? "list.chosenGroups" : "list.groups"),
          ({ groups }) => groups?.map(({ name }) => name),
          { hidden: false, priority: 3, width: "128px" },
        ),
        column.number("orders", t("list.orders"), ({ orders }) => orders?.length, {
          priority: 3,
          width: "72px",
        }),
        column.created({ header: t("list.since"), priority: 4 }),
        column.updated(),
        column.id(),
      ]}
    />
  );
}
