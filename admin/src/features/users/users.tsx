import { adminListInvites } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminGetSession, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MailOpen, UserPlus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { RecordPage } from "../../patterns/record.ts";
import { useListState } from "../../patterns/resource.ts";
import { stateOf } from "../../resources/invites.ts";
import { withInvites, type Member } from "../../resources/team.ts";
import { users } from "../../resources/users.ts";
import { Badge } from "../../ui/badge.tsx";
import { Text } from "../../ui/table.tsx";
import { useMemberActions } from "./member-actions.tsx";
import { userFields } from "./user-fields.ts";

const CreateInvite = lazyPart(() => import("./create-invite.tsx"), "CreateInvite", "invites");
const AddUser = lazyPart(() => import("./add-user.tsx"), "AddUser");

/** The id of the signed-in user. Users can't delete themselves, so at least one can always sign in. */
const useMe = (): string | undefined => useAdminGetSession().data?.user.id;

const memberStates = {
  active: "users:active",
  pending: "invites:create.done",
  expired: "invites:states.expired",
} as const;

/** All users who can sign in, and invitations that haven't been accepted yet. */
export function UsersPage() {
  const { t } = useTranslation(["users", "invites"]);
  const format = useFormat();
  const { data } = useQuery(queryOptions(useClient(), adminListInvites, {}));
  const invites = data?.invites;
  const team = useMemo(
    () =>
      withInvites(
        (invites ?? []).toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
      ),
    [invites],
  );
  const column = useColumns(users);
  const me = useMe();
  const kept = ({ id }: { id: string }) =>
    me === undefined || id === me ? t("delete.self") : undefined;
  const navigate = useNavigate();
  const { open } = useListState(users);
  // Not editable, because the email that a user signs in with can't be changed.
  const { edit: _, ...name } = column.name("email", t("fields.name"));
  const state = ({ invite }: Member) => invite && stateOf(invite);
  return (
    <ListPage
      resource={team}
      kept={kept}
      actions={useMemberActions(kept)}
      create={CreateInvite}
      overlays={{ add: AddUser }}
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
        {
          ...name,
          cell: (row: Member) => (row.invite ? <Text>{row.email}</Text> : name.cell(row)),
        },
        column.text("address", t("fields.email"), (user) => user.email, {
          kind: "email",
          hidden: false,
        }),
        column.text("role", t("fields.role"), ({ role }) => role && t(`roles.${role}`), {
          hidden: false,
          order: "role",
          priority: 2,
          width: "92px",
        }),
        {
          id: "state",
          header: t("invites:fields.state"),
          width: "100px",
          skeleton: "56px",
          csv: (row) => t(memberStates[state(row) ?? "active"]),
          cell: (row: Member) => {
            const text = t(memberStates[state(row) ?? "active"]);
            return row.invite ? (
              <span title={t("invites:expires", { date: format.dateTime(row.invite.expires_at) })}>
                <Badge tone={state(row) === "expired" ? "warning" : "neutral"}>{text}</Badge>
              </span>
            ) : (
              text
            );
          },
        },
        column.created({ priority: 4 }),
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
      // Leaves out the API token, which gives access to the whole store.
      raw={({ api_token: _, ...rest }) => rest}
    />
  );
}
