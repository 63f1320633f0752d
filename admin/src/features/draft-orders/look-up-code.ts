import { adminRetrieveDiscountByCode } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";

/** Thrown if a code can't be used. The message is the reason. */
export class CodeRejected extends Error {}

/** Checks that a code exists and is valid in this region. Resolves to the code in the store's spelling. */
export function useLookUpCode(region: string) {
  const { t } = useTranslation("draft-orders");
  const client = useClient();
  return async (code: string): Promise<string> => {
    const { discount } = await client
      .send(adminRetrieveDiscountByCode, { code })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        throw isMissing(error) ? new CodeRejected(t("codes.unknown")) : error;
      });
    if (discount.is_disabled) throw new CodeRejected(t("codes.disabled"));
    if (!discount.regions.some(({ id }) => id === region))
      throw new CodeRejected(t("codes.notInRegion"));
    return discount.code;
  };
}
