import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { text } from "../../patterns/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { holdersOf } from "./discount-queries.ts";
import { useValues, type DiscountValues } from "./discount-values.ts";
import { asCode, randomCode, templateCode } from "./make-codes.ts";

/** Time in ms without a key press after which a code is checked. */
const PAUSE_MS = 400;
/** Checks the code when typing pauses, and shows an error if it's in use. */
export function CodeControl({
  around,
  value,
  errors,
  onValueChange,
  required,
  ...props
}: ComponentProps<ReturnType<typeof text>["Control"]>) {
  const { t } = useTranslation("discounts");
  const client = useClient();
  // Customers never enter a template's code, so the field has no hint.
  const template = useValues(around, ({ is_dynamic }) => is_dynamic);
  const [written, setWritten] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWritten(value.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const initial = (around?.form as { options?: { defaultValues?: DiscountValues } } | undefined)
    ?.options?.defaultValues?.code;
  const { data: holders } = useQuery({
    queryKey: ["admin", "discounts", "code", written],
    queryFn: () => holdersOf(client, written),
    enabled: written !== "" && written === value && written !== initial,
    retry: false,
  });
  const taken =
    written === value && written !== initial && holders?.length ? [t("fields.codeTaken")] : [];
  return (
    <TextField
      {...props}
      {...(template && { hint: undefined })}
      required={required}
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      errors={errors.length > 0 ? errors : taken}
      onChange={({ target }) => onValueChange(asCode(target.value))}
      onBlur={() => {
        setWritten(value.trim());
        props.onBlur();
      }}
      aside={
        <Button
          size="sm"
          visual="ghost"
          icon={<Sparkles aria-hidden />}
          onClick={() => onValueChange(template ? templateCode() : randomCode("########"))}
        >
          {t("fields.propose")}
        </Button>
      }
    />
  );
}
