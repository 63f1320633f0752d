import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TextFieldProps } from "../../ui/field.tsx";
import type { AttributeName } from "./product-attributes-form.ts";

/** What a product or a variant measures, is made of and is for the customs. `field` draws one, from whichever form it is. */
export function AttributeFields({
  field,
}: {
  field(name: AttributeName, props: TextFieldProps): ReactNode;
}) {
  const { t } = useTranslation("products");
  const measure = (name: AttributeName, label: string) =>
    field(name, { label, inputMode: "numeric", autoComplete: "off" });
  return (
    <>
      {field("material", { label: t("attributes.material") })}
      <div className={pairs}>
        {measure("length", t("attributes.length"))}
        {measure("width", t("attributes.width"))}
        {measure("height", t("attributes.height"))}
        {measure("weight", t("attributes.weight"))}
      </div>
      {field("origin_country", {
        label: t("attributes.origin"),
        hint: t("attributes.originHint"),
        maxLength: 2,
        autoCapitalize: "none",
        spellCheck: false,
      })}
      {field("hs_code", { label: t("attributes.hsCode") })}
      {field("mid_code", { label: t("attributes.midCode") })}
    </>
  );
}

const pairs = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
