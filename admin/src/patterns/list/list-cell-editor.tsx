import { css } from "#styled/css";
import { Check } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";
import { Popover } from "../../ui/popover.tsx";
import { TextInput } from "../filter/list-inputs.tsx";
import type { CellEdit } from "./list-cell.tsx";

export interface CellEditorProps {
  anchor: () => HTMLElement | null;
  label: string;
  column: string;
  value: string;
  edit: Pick<CellEdit<never>, "choices" | "maxLength" | "problem">;
  onSave(value: string): void;
  onClose(): void;
}

export function CellEditor(props: CellEditorProps) {
  const { anchor, label, column, value, edit, onSave, onClose } = props;
  const { choices, maxLength } = edit;
  const { t } = useTranslation("common");
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const save = (wanted: string) => {
    onClose();
    if (wanted !== value) onSave(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = draft.trim();
    const wrong = wanted === value ? undefined : edit.problem?.(wanted);
    setProblem(wrong);
    if (wanted !== "" && wrong === undefined) save(wanted);
  };
  // Uses a menu, because the first arrow key in a group of radio buttons would change the value.
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
          // Selects the text, so that typing replaces it.
          onFocus={(event) => event.target.select()}
          required
          {...(maxLength !== undefined && { maxLength })}
        />
        {problem !== undefined && (
          <span role="alert" className={bad}>
            {problem}
          </span>
        )}
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
const bad = css({ textStyle: "small", color: "fg.danger" });
const foot = css({ display: "flex", justifyContent: "flex-end", gap: "8" });
