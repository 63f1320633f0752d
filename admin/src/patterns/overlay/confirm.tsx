import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { onSaveKey } from "../../lib/keys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { useOverlay } from "./overlay.tsx";
import { useTyped } from "./typed-field.tsx";

/** A dangerous action is irreversible, so its button is enabled only after the user has typed the record's name. */
type Tone = { tone: "danger"; typed: string } | { tone?: "primary"; typed?: undefined };

export type ConfirmProps = Tone & {
  title: string;
  text: string;
  /** Additional content above the buttons. */
  more?: ReactNode;
  /** The label of the button: a verb with an object, such as "Delete product", and never "OK". */
  action: string;
  /** True if the action itself cancels something. The button that closes the dialog then isn't labeled "Cancel". */
  cancels?: boolean;
  /**
   * True to focus the action's button instead of the one that closes the dialog. Use it for an action that has a shortcut and
   * loses nothing.
   */
  focusesAction?: boolean;
  /** A safer alternative, such as "Unpublish". Choosing it closes the dialog. */
  instead?: { action: string; act(): void } | undefined;
  /** Runs the action. The dialog is busy until the promise settles, and stays open if it rejects. */
  onConfirm(): Promise<unknown>;
  /** Called after the closing animation. */
  onClose(): void;
  /** Called instead of `onClose` after success, if the page also closes. */
  onDone?: (() => void) | undefined;
};

/** Asks the user to confirm an action. */
export function Confirm({
  title,
  text,
  more,
  action,
  cancels = false,
  focusesAction = false,
  tone = "primary",
  typed,
  instead,
  onConfirm,
  onClose,
  onDone,
}: ConfirmProps) {
  const { t } = useTranslation("common");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const overlay = useOverlay({ busy, onClose: done ? (onDone ?? onClose) : onClose });

  const confirm = async () => {
    // Ignores presses while the dialog is closing.
    if (busy || done) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      setDone(true);
      overlay.close();
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };

  const main = useRef<HTMLButtonElement>(null);
  const { ready, form, field } = useTyped(typed, () => void confirm());

  return (
    <Dialog.Root
      {...overlay.root}
      role="alertdialog"
      {...(focusesAction && { initialFocusEl: () => main.current })}
    >
      <Dialog.Content
        onKeyDown={(event) => {
          // A key that was already held down when the dialog opened must not confirm it.
          if (event.repeat && event.key === "Enter") event.preventDefault();
          // The save shortcut never confirms a dangerous action.
          onSaveKey(() => tone === "primary" && void confirm())(event);
        }}
      >
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{text}</Dialog.Description>
        {more}
        {field}
        {problem && <Alert title={problem.title}>{problem.message}</Alert>}
        <Dialog.Footer>
          <Button disabled={busy} onClick={overlay.leave}>
            {t(cancels ? "overlay.keep" : "overlay.cancel")}
          </Button>
          {instead && (
            <Button
              disabled={busy}
              onClick={() => {
                instead.act();
                overlay.close();
              }}
            >
              {t("confirm.instead", { action: instead.action })}
            </Button>
          )}
          <Button
            ref={main}
            visual={tone}
            loading={busy}
            disabled={!ready}
            {...(typed === undefined
              ? { onClick: () => void confirm() }
              : { type: "submit" as const, form })}
          >
            {action}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
