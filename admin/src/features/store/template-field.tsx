import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { TextKey } from "../../lib/text-key.ts";
import type { FieldDef } from "../../patterns/fields.ts";
import { message, type Message } from "../../patterns/form.ts";
import { TextField } from "../../ui/field.tsx";

/** True if a link that starts like this can be opened. */
const isAddress = (value: string): boolean => {
  const url = URL.parse(value.replaceAll(/[{}]/g, ""));
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
};

interface TemplateOptions {
  label: TextKey;
  hint: TextKey;
  /** The link's placeholder, such as `{cart_id}`. */
  part: string;
  missing: Message;
  /** Value of the placeholder in the example. */
  sample: string;
}

/** A URL with a part that the server fills in. An example is shown during input. */
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
