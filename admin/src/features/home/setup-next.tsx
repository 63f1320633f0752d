import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { ButtonLink, CopyButton } from "../../patterns/page.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

/** The next steps once the store can sell: its storefront, a test order, and the team. */
export function SetupNext({ storefrontKey }: { storefrontKey: string | undefined }) {
  const { t } = useTranslation("home-setup");
  const client = useClient();
  const address = client.baseUrl || location.origin;
  const request = [
    `curl "${address}/store/products?limit=5"`,
    ...(storefrontKey === undefined ? [] : [`-H "x-publishable-api-key: ${storefrontKey}"`]),
  ].join(" \\\n  ");
  const copied = [
    { label: t("next.address"), text: address },
    ...(storefrontKey === undefined ? [] : [{ label: t("next.key"), text: storefrontKey }]),
  ];
  return (
    <div className={root}>
      <h3 className={title}>{t("next.title")}</h3>
      <p>{t("next.text")}</p>
      <Facts>
        {copied.map(({ label, text }) => (
          <Fact key={label} term={label}>
            <span className={value}>
              <code>{text}</code>
              <CopyButton text={text} label={t("next.copy", { name: label })} />
            </span>
          </Fact>
        ))}
      </Facts>
      <div className={value}>
        <pre className={code} tabIndex={0} role="region" aria-label={t("next.request")} dir="ltr">
          {request}
        </pre>
        <CopyButton text={request} label={t("next.copy", { name: t("next.request") })} />
      </div>
      <div className={actions}>
        <ButtonLink to="/a/draft-orders/new">{t("next.order")}</ButtonLink>
        <ButtonLink to="/a/settings/team">{t("next.team")}</ButtonLink>
      </div>
    </div>
  );
}

const root = css({ display: "grid", gap: "12", padding: "card", borderBlockEnd: "hairline" });
const title = css({ fontWeight: "semibold" });
const value = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  minWidth: 0,
  overflowWrap: "anywhere",
  "& code": { userSelect: "all" },
});
const code = css({
  flex: "1",
  minWidth: 0,
  overflow: "auto",
  padding: "8",
  border: "hairline",
  borderRadius: "control",
  background: "bg.canvas",
  fontFamily: "mono",
  textStyle: "small",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const actions = css({ display: "flex", flexWrap: "wrap", gap: "8" });
