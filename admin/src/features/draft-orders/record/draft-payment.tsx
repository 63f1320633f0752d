import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CopyButton, ButtonLink, storeQuery } from "../../../patterns/page.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { DraftOrder } from "../draft-order.ts";

/** The link to the storefront page where the customer pays, from the template in the store's settings. */
export function DraftPayment({ draft: { cart_id, status } }: { draft: DraftOrder }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const { data } = useQuery(storeQuery(useClient()));
  const template = data?.store.payment_link_template;
  if (status !== "open") return null;
  const link = template?.replaceAll("{cart_id}", cart_id ?? "");
  return (
    // On a phone, the collapsed card shows the host.
    <Card
      title={t("link.title")}
      fact={data && (link?.split("/", 3).at(-1) || t("common:values.notSet"))}
    >
      {data === undefined ? (
        <Skeleton height="28px" />
      ) : link ? (
        <div className={line}>
          <code className={code}>{link}</code>
          <CopyButton text={link} label={t("link.copy")} />
        </div>
      ) : (
        <div className={line}>
          <p>{t("link.none")}</p>
          <ButtonLink to="/a/settings">{t("link.settings")}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

const line = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8" });
const code = css({ minWidth: 0, overflowWrap: "anywhere", direction: "ltr" });
