import { css } from "#styled/css";
import { Check } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";
import { Popover } from "../../ui/popover.tsx";
import { TextInput } from "../filter/list-inputs.tsx";

export interface CellEditorProps {
  anchor: () => HTMLElement | null;
  label: string;
  column: string;
  value: string;
  choices: readonly { value: string; label: string }[] | undefined;
  maxLength: number | undefined;
  onSave(value: string): void;
  onClose(): void;
}

export function CellEditor(props: CellEditorProps) {
  const { anchor, label, column, value, choices, maxLength, onSave, onClose } = props;
  const { t } = useTranslation("common");
  const [draft, setDraft] = useState(value);
  const save = (wanted: string) => {
    onClose();
    if (wanted !== value) onSave(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() !== "") save(draft.trim());
  };
  // A menu instead of radio buttons, which would change the value with the first arrow key.
  if (choices)
    return (
      <Menu.At anchor={anchor} label={label} onSelect={save} onClose={onClose}>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.value}
            value={choice.value}
            icon={<Check aria-hidden opacity={choice.value === value ? 1 : 0} />}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.At>
    );
  return (
    <Popover anchor={anchor} onClose={onClose} label={label}>
      <form className={form} onSubmit={submit}>
        <TextInput
          label={column}
          value={draft}
          onChange={setDraft}
          // Typing replaces the old text.
          onFocus={(event) => event.target.select()}
          required
          {...(maxLength !== undefined && { maxLength })}
        />
        <span className={foot}>
          <Button size="sm" onClick={onClose}>
            {t("actions.cancel")}
          </Button>
          <Button size="sm" type="submit" visual="primary">
            {t("actions.save")}
          </Button>
        </span>
      </form>
    </Popover>
  );
}

const form = css({ display: "flex", flexDirection: "column", gap: "12" });
const foot = css({ display: "flex", justifyContent: "flex-end", gap: "8" });
