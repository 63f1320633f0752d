import { useState } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { TextField } from "../../ui/field.tsx";
import { readContent, writeContent, type Content, type GridColumn } from "./contents.ts";

export interface ContentFieldProps {
  column: GridColumn;
  label: string;
  hint: string | undefined;
  content: Content;
  error: string | undefined;
  /** True after the first attempt to save. Before, an error appears only after the user has left the field. */
  told: boolean;
  onContent(content: Content): void;
}

/** A field with the content of a cell. Invalid text stays in the cell, so that it's still there after options are added. */
export function ContentField({
  column,
  label,
  hint,
  content,
  error,
  told,
  onContent,
}: ContentFieldProps) {
  const { i18n } = useTranslation();
  const locale = intlLocale(i18n.language, navigator.languages);
  const [typed, setTyped] = useState<{ text: string; content: Content }>();
  const text = typed?.content === content ? typed.text : writeContent(content, column, locale);
  // Doesn't report an amount while it is being typed.
  const shown = error !== undefined && (told || typed === undefined);
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      errors={shown ? [error] : []}
      autoComplete="off"
      spellCheck={false}
      inputMode={column.text ? "text" : column.digits > 0 ? "decimal" : "numeric"}
      value={text}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const next = readContent(target.value, column, locale);
        setTyped({ text: target.value, content: next });
        if (next !== content) onContent(next);
      }}
    />
  );
}
