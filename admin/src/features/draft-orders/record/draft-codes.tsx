import { useAdminUpdateDraftOrder } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { Codes } from "../codes.tsx";
import type { DraftOrder } from "../draft-order.ts";
import { useLookUpCode } from "../look-up-code.ts";

/** The discount codes of a draft: changes are saved immediately while it is open. */
export function DraftCodes({ draft: { id, cart, status } }: { draft: DraftOrder }) {
  const { t } = useTranslation("common");
  const { mutateAsync: updateDraftOrder } = useAdminUpdateDraftOrder();
  const check = useLookUpCode(cart?.region_id ?? "");
  const codes = (cart?.discounts ?? []).map(({ code }) => code);
  if (status !== "open") return <p>{codes.join(", ") || t("values.none")}</p>;
  return (
    <Codes
      guarded
      codes={codes}
      check={check}
      onChange={(next) =>
        updateDraftOrder({
          id,
          body: { discounts: next.map((code) => ({ code })) },
        })
      }
    />
  );
}
