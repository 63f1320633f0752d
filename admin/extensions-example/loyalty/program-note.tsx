import { Alert, ExtensionLink, useTranslation } from "@countertop/admin/extension";
import { useAdminCustomers } from "@countertop/sdk/react";

/** A note above the list of products that says which products the program covers. */
export function ProgrammeNote() {
  const { t } = useTranslation("loyalty");
  const { data } = useAdminCustomers({ query: { has_account: true, limit: 1 } });
  if (!data) return null;
  return (
    <Alert tone="info" action={<ExtensionLink to="/loyalty">{t("members.open")}</ExtensionLink>}>
      {t("note", { count: data.count })}
    </Alert>
  );
}
