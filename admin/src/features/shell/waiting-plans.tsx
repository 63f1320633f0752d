import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { plansQuery } from "../../lib/inbox.ts";
import { useFormat } from "../../patterns/page.ts";

/** Number of plans that wait for an operator; nothing while it is zero or unknown. */
export function WaitingPlans() {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const { data } = useQuery(plansQuery(useClient()));
  if (!data?.waiting) return null;
  const count = format.number(data.waiting);
  return (
    <span className={badge} title={t("nav.waiting", { value: count })}>
      <span aria-hidden>{count}</span>
      <span className={spoken}>{t("nav.waiting", { value: count })}</span>
    </span>
  );
}

const badge = css({
  position: "relative",
  marginInlineStart: "auto",
  minWidth: "20",
  paddingInline: "6",
  borderRadius: "full",
  background: "accent.solid",
  color: "fg.onAccent",
  textStyle: "smallLabel",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  "[data-collapsed] &": { position: "absolute", insetBlockStart: "0", insetInlineEnd: "0" },
});
const spoken = css({ srOnly: true });
