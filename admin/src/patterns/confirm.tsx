import { css } from "#styled/css";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../lib/errors.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as Dialog from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { useOverlay } from "./overlay.tsx";

export interface ConfirmProps {
  title: string;
  text: string;
  /** What the button does, in its own words: "Delete product", never "OK". */
  action: string;
  tone?: "danger" | "primary";
  /** For what cannot be undone: the name that has to be typed before the button works. */
  typed?: string | undefined;
  /** The dialog stays, busy, until it is done; and open when it has failed. */
  onConfirm(): Promise<unknown>;
  /** Called when it has gone from the screen. */
  onClose(): void;
  /** Called in its place after the deed, where the page itself has to go as well. */
  onDone?: (() => void) | undefined;
}

/** Asks before something is done. */
export function Confirm({
  title,
  text,
  action,
  tone = "primary",
  typed,
  onConfirm,
  onClose,
  onDone,
}: ConfirmProps) {
  const { t } = useTranslation("common");
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const overlay = useOverlay({ busy, onClose: done ? (onDone ?? onClose) : onClose });
  // A name may hold spaces that nobody sees.
  const ready = typed === undefined || plain(words) === plain(typed);

  const confirm = async () => {
    if (!ready || busy) return;
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

  return (
    <Dialog.Root {...overlay.root} role="alertdialog">
      <Dialog.Content>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{text}</Dialog.Description>
        {typed !== undefined && (
          <form
            id={form}
            className={field}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void confirm();
            }}
          >
            <TextField
              label={t("confirm.typeName", { name: typed })}
              value={words}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWords(event.target.value)}
            />
          </form>
        )}
        {problem && <Alert title={problem.title}>{problem.message}</Alert>}
        <Dialog.Footer>
          <Button disabled={busy} onClick={overlay.leave}>
            {t("overlay.cancel")}
          </Button>
          <Button
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

const plain = (words: string): string => words.trim().replace(/\s+/g, " ");
const field = css({ marginBlockStart: "8" });
