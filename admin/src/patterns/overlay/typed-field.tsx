import { css } from "#styled/css";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";

/**
 * A guard for irreversible actions: the user has to type the record's name, or the number of records. Enter in the field also
 * calls `act`. The button belongs to `form`.
 */
export function useTyped(
  typed: string | undefined,
  act: () => void,
): { ready: boolean; form: string; field: ReactNode } {
  const { t } = useTranslation("common");
  const form = useId();
  const [typedText, setTypedText] = useState("");
  // Ignores repeated and leading spaces, which names may contain and browsers don't show.
  const ready = typed === undefined || plain(typedText) === plain(typed);
  return {
    ready,
    form,
    field: typed !== undefined && (
      <form
        id={form}
        className={field}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (ready) act();
        }}
      >
        <TextField
          label={t("confirm.typeName", { name: typed })}
          value={typedText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTypedText(event.target.value)}
        />
      </form>
    ),
  };
}

const plain = (typedText: string): string => typedText.trim().replace(/\s+/g, " ");
const field = css({ marginBlockStart: "8" });
