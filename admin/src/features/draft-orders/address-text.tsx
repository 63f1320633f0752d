import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { isWritten, toAddressForm, type AddressPart } from "./address.ts";

/** An address as it stands on an envelope. */
export function AddressText({
  address,
}: {
  address: Partial<Record<AddressPart, string | null>> | null | undefined;
}) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const form = toAddressForm(address);
  if (!isWritten(form)) return <p className={quiet}>{t("values.none")}</p>;
  const lines = [
    [form.first_name, form.last_name].filter(Boolean).join(" "),
    form.company,
    form.address_1,
    form.address_2,
    [form.postal_code, form.city].filter(Boolean).join(" "),
    form.province,
    form.country_code && format.country(form.country_code),
    form.phone,
  ].filter(Boolean);
  return (
    <address className={text}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

const text = css({
  display: "grid",
  fontStyle: "normal",
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
});
const quiet = css({ color: "fg.subtle" });
