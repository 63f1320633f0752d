import { useAdminUpdateDraftOrder } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { useReadRecord } from "../../../patterns/fields.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { Codes } from "../codes.tsx";
import type { DraftOrder } from "../draft-order.ts";
import { useLookUpCode } from "../look-up-code.ts";

const codesOf = ({ cart }: DraftOrder) => (cart?.discounts ?? []).map(({ code }) => code);

/** The discount codes of a draft. While the draft is open, changes are saved immediately. */
export function DraftCodes({ draft }: { draft: DraftOrder }) {
  const { id, cart, status } = draft;
  const { t } = useTranslation("common");
  const { mutateAsync: updateDraftOrder } = useAdminUpdateDraftOrder();
  const check = useLookUpCode(cart?.region_id ?? "");
  const readDraft = useReadRecord(draftOrders, id);
  const codes = codesOf(draft);
  if (status !== "open") return <p>{codes.join(", ") || t("values.none")}</p>;
  return (
    <Codes
      guarded
      codes={codes}
      check={check}
      onChange={async (next) => {
        // The server replaces all codes, so this also sends codes that other operators have added in the meantime.
        const now = codesOf(await readDraft());
        const others = now.filter((code) => next.includes(code) || !codes.includes(code));
        const added = next.filter((code) => !codes.includes(code));
        const discounts = [...new Set([...others, ...added])].map((code) => ({ code }));
        await updateDraftOrder({ id, body: { discounts } });
      }}
    />
  );
}
