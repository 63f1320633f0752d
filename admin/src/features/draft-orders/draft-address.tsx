import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { addressLines, type Address } from "../../lib/address-lines.ts";
import { AddressText, useFormat } from "../../patterns/page.ts";
import { isWritten } from "./address.ts";

/** An address, which can be missing. */
export function DraftAddress({ address }: { address: Address | null | undefined }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  if (!address || !isWritten(address)) return <p className={quiet}>{t("values.none")}</p>;
  return <AddressText lines={addressLines(address, format.country)} />;
}

const quiet = css({ color: "fg.subtle" });
