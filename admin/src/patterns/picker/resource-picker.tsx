import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { firstField } from "../../lib/first-field.ts";
import { useOverlay } from "../overlay/overlay.tsx";
import { changes, type Picked } from "../../lib/picked.ts";
import { PickerList, type PickerListProps } from "./picker-list.tsx";
import { useFormat } from "../page/use-format.ts";

export interface ResourcePickerProps<L> extends Omit<PickerListProps<L>, "onChosen" | "chosen"> {
  title: string;
  subtitle?: string;
  /** Records that are already chosen. */
  value: readonly Picked[];
  /**
   * Receives the chosen records, in the order in which they were chosen. The picker then closes. If the result is a promise,
   * the picker waits for it, and stays open with the same choice if the promise rejects.
   */
  onPick(chosen: readonly Picked[]): void | Promise<unknown>;
  /** Called after the closing animation. */
  onClose(): void;
}

/** A dialog for choosing one or more records of a resource. The choice takes effect after it is confirmed. */
export function ResourcePicker<L>({
  title,
  subtitle,
  value,
  onPick,
  onClose,
  ...list
}: ResourcePickerProps<L>) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { added, removed } = changes(value, chosen);
  const changed = added.length + removed.length > 0;
  const pick = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onPick(chosen);
      setTaken(true);
      overlay.close();
      return true;
    } catch (error) {
      setProblem(problemOf(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const overlay = useOverlay({ dirty: changed && !taken, busy, save: pick, onClose });
  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(body.current)}>
      <Dialog.Content shape="modal" data-steady>
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          end={<Dialog.Close label={t("overlay.close")} />}
        />
        <Dialog.Body ref={body}>
          {problem && <Alert title={problem.title}>{problem.message}</Alert>}
          <PickerList {...list} chosen={chosen} onChosen={setChosen} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={busy} onClick={overlay.leave}>
            {t("overlay.cancel")}
          </Button>
          <Button visual="primary" disabled={!changed} loading={busy} onClick={() => void pick()}>
            {list.multiple
              ? t("picker.chooseCount", {
                  count: chosen.length,
                  value: format.number(chosen.length),
                })
              : t("picker.choose")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
