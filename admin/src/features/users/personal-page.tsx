import { useAdminGetSession, useClient } from "@countertop/sdk/react";
import type { adminRetrieveSession } from "@countertop/sdk/operations";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormFields, useResourceForm } from "../../patterns/fields.ts";
import { ErrorState } from "../../patterns/page.ts";
import { DetailPage, DetailSkeleton, useRecordForm } from "../../patterns/record.ts";
import { users } from "../../resources/users.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { ownFields } from "./user-fields.ts";

/** The user's own name, and data that only others can change. */
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
    <DetailSkeleton label={t("common:resource.detail.loading")} main={["fields"]} aside={[]} />
  );
}

type User = Awaited<ReturnType<typeof adminRetrieveSession>>["user"];

function Personal({ user }: { user: User }) {
  const { t } = useTranslation(["settings", "common", "users"]);
  const { form, cards, bar } = useRecordForm({
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
      main={cards([
        {
          title: t("common:resource.edit.title"),
          content: (
            <>
              <FormFields form={form} fields={ownFields} />
              <Facts>
                <Fact term={t("users:fields.email")}>{user.email}</Fact>
                <Fact term={t("users:fields.role")}>
                  {user.role ? t(`users:roles.${user.role}`) : t("common:values.none")}
                </Fact>
              </Facts>
            </>
          ),
        },
      ])}
      aside={null}
      foot={bar}
    />
  );
}
