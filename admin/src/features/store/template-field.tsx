import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import type { FieldDef } from "../../patterns/fields.ts";
import { message, type Message } from "../../patterns/form.ts";
import { TextField } from "../../ui/field.tsx";

/** True if the template is a valid HTTP or HTTPS URL. */
const isAddress = (value: string): boolean => {
  const url = URL.parse(value.replaceAll(/[{}]/g, ""));
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
};

interface TemplateOptions {
  label: TextKey;
  hint: TextKey;
  /** The placeholder in the link, such as `{cart_id}`. */
  part: string;
  missing: Message;
  /** The value of the placeholder in the example. */
  sample: string;
}

/** A field for a URL with a placeholder, for example for a cart's id. Shows an example once the URL is complete. */
export const template = ({
  label,
  hint,
  part,
  missing,
  sample,
}: TemplateOptions): FieldDef<string, string | null> => ({
  label,
  hint,
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === "" || isAddress(value), message("settings-store:links.address")),
    v.check((value) => value === "" || value.includes(part), message(missing)),
  ),
  empty: "",
  toForm: (stored) => (typeof stored === "string" ? stored : ""),
  toApi: (value) => value || null,
  Control: function TemplateControl({ around: _, onValueChange, hint: about, ...props }) {
    const { t } = useTranslation("settings-store");
    const filled = isAddress(props.value) && props.value.includes(part);
    return (
      <TextField
        {...props}
        type="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        hint={filled ? t("links.example", { address: props.value.replace(part, sample) }) : about}
        onChange={({ target }) => onValueChange(target.value)}
      />
    );
  },
});
