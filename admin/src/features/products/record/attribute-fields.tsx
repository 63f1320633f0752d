import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TextFieldProps } from "../../../ui/field.tsx";
import type { AttributeName } from "./product-attributes-form.ts";

/** What a product or a variant measures, is made of and is for the customs. `field` draws one, from whichever form it is. */
export function AttributeFields({
  field,
}: {
  field(name: AttributeName, props: TextFieldProps): ReactNode;
}) {
  const { t } = useTranslation("products");
  const labels = useAttributeLabels();
  const text = (name: AttributeName, props?: Partial<TextFieldProps>) =>
    field(name, { label: labels[name], ...props });
  const measure = (name: AttributeName) =>
    text(name, { inputMode: "numeric", autoComplete: "off" });
  return (
    <>
      {text("material")}
      <div className={pairs}>
        {measure("length")}
        {measure("width")}
        {measure("height")}
        {measure("weight")}
      </div>
      {text("origin_country", {
        hint: t("attributes.originHint"),
        maxLength: 2,
        autoCapitalize: "none",
        spellCheck: false,
      })}
      {text("hs_code")}
      {text("mid_code")}
    </>
  );
}

export function useAttributeLabels(): Record<AttributeName, string> {
  const { t } = useTranslation("products");
  return {
    material: t("attributes.material"),
    length: t("attributes.length"),
    width: t("attributes.width"),
    height: t("attributes.height"),
    weight: t("attributes.weight"),
    origin_country: t("attributes.origin"),
    hs_code: t("attributes.hsCode"),
    mid_code: t("attributes.midCode"),
  };
}

const pairs = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
