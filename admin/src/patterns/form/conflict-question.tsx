import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";

export interface ConflictField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictQuestionProps {
  fields: readonly ConflictField[];
  /**
   * Label of the button that closes the dialog without a choice. By default, the label says that the user returns to the form.
   */
  back?: string;
  onAnswer(theirs: readonly string[] | undefined): void;
}

/** Asks for each field whether to keep the user's value or the value that another operator saved in the meantime. */
export function ConflictQuestion({ fields, back, onAnswer }: ConflictQuestionProps) {
  const { t } = useTranslation("common");
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      onOpenChange={(change) => !change.open && onAnswer(undefined)}
    >
      <Dialog.Content>
        <Dialog.Title>{t("conflict.title")}</Dialog.Title>
        <Dialog.Description>{t("conflict.text")}</Dialog.Description>
        <div className={list}>
          {fields.map(({ name, label, mine, theirs: other }) => (
            <RadioGroup
              key={name}
              label={label}
              value={theirs.includes(name) ? "theirs" : "mine"}
              onValueChange={(side) =>
                setTheirs(
                  side === "theirs" ? [...theirs, name] : theirs.filter((taken) => taken !== name),
                )
              }
              options={[
                { value: "mine", label: t("conflict.mine"), hint: mine || t("values.none") },
                { value: "theirs", label: t("conflict.theirs"), hint: other || t("values.none") },
              ]}
            />
          ))}
        </div>
        <Dialog.Footer>
          <Button onClick={() => onAnswer(undefined)}>{back ?? t("form.stay")}</Button>
          <Button visual="primary" onClick={() => onAnswer(theirs)}>
            {t("conflict.save")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const list = css({ display: "grid", gap: "16", paddingBlockStart: "8", overflowWrap: "anywhere" });
