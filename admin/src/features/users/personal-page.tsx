import { css } from "#styled/css";
import { useAdminGetSession, useClient } from "@countertop/sdk/react";
import type { adminRetrieveSession } from "@countertop/sdk/operations";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { languageName, languages } from "../../lib/languages.ts";
import { FormFields, useResourceForm } from "../../patterns/fields.ts";
import { ErrorState, useFeature } from "../../patterns/page.ts";
import { DetailPage, DetailSkeleton, useRecordForm } from "../../patterns/record.ts";
import { users } from "../../resources/users.ts";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { SelectField } from "../../ui/select.tsx";
import { ownFields } from "./user-fields.ts";

/** The user's own name and language. */
export function PersonalPage() {
  const { t } = useTranslation(["settings", "common"]);
  const client = useClient();
  const session = useAdminGetSession();
  const id = session.data?.user.id ?? "";
  const { data, error, refetch } = useQuery({
    ...users.recordQueryOptions(client, id),
    enabled: id !== "",
  });
  const failed = session.error ?? error;
  if (data) return <Personal user={users.recordIn(data)} />;
  if (failed)
    return (
      <ErrorState
        heading="h1"
        error={failed}
        onRetry={() => void (session.error ? session.refetch() : refetch())}
      />
    );
  return (
    <DetailSkeleton
      label={t("common:resource.detail.loading")}
      main={["fields"]}
      aside={["lines"]}
    />
  );
}

type User = Awaited<ReturnType<typeof adminRetrieveSession>>["user"];

function Personal({ user }: { user: User }) {
  const { t, i18n } = useTranslation(["settings", "common", "users", "shell"]);
  const usage = useFeature("analytics");
  const { form, card, bar } = useRecordForm({
    ...useResourceForm({ resource: users, record: user, fields: ownFields }),
    messages: {
      saved: t("common:resource.edit.saved"),
      notSaved: t("common:resource.edit.notSaved"),
    },
    nameOf: users.nameOf,
  });
  return (
    <DetailPage
      title={t("cards.personal.title")}
      main={card(t("common:resource.edit.title"), <FormFields form={form} fields={ownFields} />)}
      aside={
        <>
          <Card>
            <Facts>
              <Fact term={t("users:fields.email")}>{user.email}</Fact>
              <Fact term={t("users:fields.role")}>
                {user.role ? t(`users:roles.${user.role}`) : t("common:values.none")}
              </Fact>
            </Facts>
          </Card>
          <Card>
            <SelectField
              label={t("shell:account.language")}
              value={i18n.language}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
              onValueChange={(language) => void i18n.changeLanguage(language)}
            />
          </Card>
          <nav className={links} aria-label={t("personal.more")}>
            <Link to="/a/settings/appearance">{t("cards.appearance.title")}</Link>
            {usage && <Link to="/a/settings/usage-data">{t("cards.usageData.title")}</Link>}
          </nav>
        </>
      }
      foot={bar}
    />
  );
}

const links = css({ display: "grid", gap: "8", "& a": { color: "fg.link" } });
