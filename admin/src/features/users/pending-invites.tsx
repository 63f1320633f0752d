import { css } from "#styled/css";
import { adminListInvites } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CopyButton, useFormat } from "../../patterns/page.ts";
import { stateOf } from "../../resources/invites.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { useInviteLink } from "./invite-link.ts";

/** The page of invitations shows the others. */
const MOST = 20;

/** People with a pending invitation, below those who can sign in already. */
export function PendingInvites() {
  const { t } = useTranslation(["users", "invites"]);
  const format = useFormat();
  const linkOf = useInviteLink();
  const { data } = useQuery(queryOptions(useClient(), adminListInvites, {}));
  const invites = (data?.invites ?? []).toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
  if (invites.length === 0) return null;
  return (
    <Card
      flush
      title={t("invites")}
      note={format.number(invites.length)}
      footer={
        <Link to="/a/settings/team/invites" className={link}>
          {t("invites")}
        </Link>
      }
    >
      <ul>
        {invites.slice(0, MOST).map((invite) => (
          <li key={invite.id} className={row}>
            <span className={email}>{invite.user_email}</span>
            <span title={t("invites:expires", { date: format.dateTime(invite.expires_at) })}>
              <Badge tone={stateOf(invite) === "pending" ? "info" : "warning"}>
                {stateOf(invite) === "pending"
                  ? t("invites:create.done")
                  : t("invites:states.expired")}
              </Badge>
            </span>
            {invite.role && <span className={role}>{t(`roles.${invite.role}`)}</span>}
            <CopyButton text={linkOf(invite.token)} label={t("invites:link.copy")} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  minHeight: "row",
  paddingInline: "card",
  paddingBlock: "4",
  "&:not(:first-child)": { borderBlockStart: "hairline" },
});
const email = css({ flex: "1", minWidth: "min(100%, 12rem)", truncate: true });
const role = css({ color: "fg.subtle" });
const link = css({ color: "fg.link" });
