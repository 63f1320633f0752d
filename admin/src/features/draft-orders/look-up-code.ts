import { adminRetrieveDiscountByCode } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { isMissing } from "../../lib/errors.ts";

/** Says in words why a code cannot be used. */
export class CodeRefused extends Error {}

/** Asks whether there is such a code, and whether it counts in this region; answers with it as the store writes it. */
export function useLookUpCode(region: string) {
  const { t } = useTranslation("draft-orders");
  const client = useClient();
  return async (code: string): Promise<string> => {
    const { discount } = await client
      .send(adminRetrieveDiscountByCode, { code })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        throw isMissing(error) ? new CodeRefused(t("codes.unknown")) : error;
      });
    if (discount.is_disabled) throw new CodeRefused(t("codes.disabled"));
    if (!discount.regions?.some(({ id }) => id === region))
      throw new CodeRefused(t("codes.notInRegion"));
    return discount.code;
  };
}
