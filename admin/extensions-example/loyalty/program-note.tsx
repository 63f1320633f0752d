import { Alert, ExtensionLink, useTranslation } from "@countertop/admin/extension";
import { useAdminCustomers } from "@countertop/sdk/react";

/** How far the program reaches, above the list of products. */
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
