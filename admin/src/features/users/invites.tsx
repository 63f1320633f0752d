import { useTranslation } from "react-i18next";
import { useRowActions } from "../../patterns/action.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { CopyButton, useFormat } from "../../patterns/page.ts";
import { invites, stateOf } from "../../resources/invites.ts";
import { Badge } from "../../ui/badge.tsx";
import { CreateInvite } from "./create-invite.tsx";
import { useInviteLink } from "./invite-link.ts";
import { resend } from "./member-actions.tsx";

export function InvitesPage() {
  const { t } = useTranslation(["invites", "users", "common"]);
  const format = useFormat();
  const column = useColumns(invites);
  const linkOf = useInviteLink();
  return (
    <ListPage
      resource={invites}
      create={CreateInvite}
      actions={useRowActions([resend])}
      columns={[
        column.name("user_email", t("users:fields.email")),
        {
          id: "state",
          header: t("fields.state"),
          width: "160px",
          skeleton: "72px",
          csv: (invite) => t(`states.${stateOf(invite)}`),
          cell: (invite) => (
            <span title={t("expires", { date: format.dateTime(invite.expires_at) })}>
              <Badge tone={stateOf(invite) === "pending" ? "neutral" : "warning"}>
                {t(`states.${stateOf(invite)}`)}
              </Badge>
            </span>
          ),
        },
        column.text(
          "role",
          t("users:fields.role"),
          ({ role }) => role && t(`users:roles.${role}`),
          {
            hidden: false,
            width: "128px",
          },
        ),
        column.text("link", t("fields.link"), ({ token }) => linkOf(token), {
          hidden: false,
          width: "96px",
          cell: ({ token }) => <CopyButton text={linkOf(token)} label={t("link.copy")} />,
        }),
        column.date("expires", t("fields.expires"), ({ expires_at }) => expires_at, {
          hidden: false,
          order: "expires_at",
          priority: 2,
          width: "128px",
        }),
        column.created({ hidden: true }),
      ]}
    />
  );
}
