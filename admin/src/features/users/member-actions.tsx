import { adminDeleteInvite, adminDeleteUser, adminResendInvite } from "@countertop/sdk/operations";
import { useOperationWriter } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Copy, Eye, MailX, Send, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { copyToClipboard } from "../../lib/copy-to-clipboard.ts";
import { CannotBeDone } from "../../lib/errors.ts";
import { defineAction, useRowActions } from "../../patterns/action.ts";
import type { ListAction } from "../../patterns/list.ts";
import { invites } from "../../resources/invites.ts";
import type { Member } from "../../resources/team.ts";
import { notify } from "../../ui/notify.ts";
import { useInviteLink } from "./invite-link.ts";

export const resend = defineAction(invites, {
  name: "resend",
  icon: Send,
  label: "invites:resend.action",
  done: "invites:resend.done",
  call: adminResendInvite,
});

const isInvite = (id: string) => id.startsWith("invite_");

/** Actions on a row of the list, which is an invitation or a user. */
export function useMemberActions(
  kept: (row: { id: string }) => string | undefined,
): ListAction<Member>[] {
  const { t } = useTranslation(["users", "invites", "common"]);
  const navigate = useNavigate();
  const write = useOperationWriter();
  const linkOf = useInviteLink();
  const again = useRowActions([resend]) as unknown as ListAction<Member>[];
  const invited = { single: true, offered: ({ invite }: Member) => invite !== undefined };
  const drop = async (id: string) => {
    const why = kept({ id });
    if (why !== undefined) throw new CannotBeDone(why);
    await write(isInvite(id) ? adminDeleteInvite : adminDeleteUser, { id });
  };
  return [
    {
      id: "open",
      label: t("common:actions.open"),
      icon: <Eye aria-hidden />,
      single: true,
      offered: ({ invite }) => !invite,
      go: ({ id }) => void navigate({ to: "/a/settings/team/$id", params: { id } }),
    },
    ...again.map((action) => ({ ...action, ...invited })),
    {
      id: "link",
      label: t("invites:link.copy"),
      icon: <Copy aria-hidden />,
      ...invited,
      go: ({ invite }) =>
        void copyToClipboard(linkOf(invite?.token ?? "")).then((copied) =>
          notify(
            copied ? "success" : "error",
            t(copied ? "common:actions.copied" : "common:actions.notCopied"),
          ),
        ),
    },
    {
      id: "revoke",
      label: t("revoke.action"),
      icon: <MailX aria-hidden />,
      danger: true,
      ...invited,
      ask: {
        title: t("revoke.title"),
        text: () => t("invites:delete.text"),
        confirm: t("revoke.action"),
      },
      run: drop,
      done: () => t("revoke.done"),
    },
    {
      id: "delete",
      label: t("common:actions.delete"),
      icon: <Trash2 aria-hidden />,
      danger: true,
      offered: (row) => !row.invite && kept(row) === undefined,
      run: drop,
    },
  ];
}
