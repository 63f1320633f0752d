import { useAdminGetSession } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { MailOpen, UserPlus } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { OnDemand, RecordPage } from "../../patterns/record.ts";
import { useListState } from "../../patterns/resource.ts";
import { users } from "../../resources/users.ts";
import { userFields } from "./user-fields.ts";

const CreateInvite = lazyPart(() => import("./create-invite.tsx"), "CreateInvite", "invites");
const AddUser = lazyPart(() => import("./add-user.tsx"), "AddUser");
const PendingInvites = lazyPart(() => import("./pending-invites.tsx"), "PendingInvites", "invites");

/** Users can't delete themselves, so there is always one who can sign in. */
const useMe = (): string | undefined => useAdminGetSession().data?.user.id;

export function UsersPage() {
  const { t } = useTranslation("users");
  const column = useColumns(users);
  const me = useMe();
  const navigate = useNavigate();
  const { open } = useListState(users);
  // The email for signing in can't be changed.
  const { edit: _, ...email } = column.name("email", t("fields.name"));
  return (
    <ListPage
      resource={users}
      kept={({ id }) => (me === undefined || id === me ? t("delete.self") : undefined)}
      create={CreateInvite}
      overlays={{ add: AddUser }}
      below={
        <OnDemand>
          <Suspense>
            <PendingInvites />
          </Suspense>
        </OnDemand>
      }
      tools={[
        {
          id: "add",
          label: t("add.action"),
          icon: <UserPlus aria-hidden />,
          run: () => open("add"),
        },
        {
          id: "invites",
          label: t("invites"),
          icon: <MailOpen aria-hidden />,
          run: () => void navigate({ to: "/a/settings/team/invites" }),
        },
      ]}
      columns={[
        email,
        column.text("address", t("fields.email"), (user) => user.email, {
          hidden: false,
          priority: 2,
          width: "280px",
        }),
        column.text("role", t("fields.role"), ({ role }) => role && t(`roles.${role}`), {
          hidden: false,
          order: "role",
          width: "128px",
        }),
        column.created(),
        column.id(),
      ]}
    />
  );
}

export function UserPage() {
  const { t } = useTranslation("users");
  const me = useMe();
  return (
    <RecordPage
      resource={users}
      fields={userFields}
      note={({ email }) => email}
      kept={({ id }) => (me === undefined || id === me ? t("delete.self") : undefined)}
      // The API token gives access to the whole store, so it isn't shown.
      raw={({ api_token: _, ...rest }) => rest}
    />
  );
}
