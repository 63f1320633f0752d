import { css } from "#styled/css";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { onSaveKey } from "../../lib/keys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { firstField } from "../../lib/first-field.ts";
import type { Edit } from "./form.tsx";
import { useHold } from "./use-hold.ts";
import { useCloseWhenSaved, useOverlay } from "../overlay/overlay.tsx";

export interface FormOverlayProps {
  title: string;
  subtitle?: string | undefined;
  /** The edit that `useEditForm` returns. The overlay closes after saving, and asks before changes are lost. */
  edit: Edit;
  /** Called after the closing animation. */
  onClose(): void;
  /** The label of the save button. Default: "Save changes". */
  saveLabel?: string | undefined;
  /** True for at most three fields: a small dialog instead of a drawer as high as the window. */
  small?: boolean;
  /** True for a drawer with an order's lines, which needs more width. */
  wide?: boolean;
  /** The form's current result, such as a sum. It stays visible next to the buttons. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

const shaped = (shape: "drawer" | "full") =>
  function FormOverlay(props: FormOverlayProps) {
    const { title, subtitle, edit, onClose, saveLabel, small, wide, foot, children } = props;
    const { t } = useTranslation("common");
    const fields = useRef<HTMLDivElement>(null);
    const sends = useRef<HTMLButtonElement>(null);
    useHold(edit.saving, sends);
    const overlay = useOverlay({
      dirty: edit.dirty,
      busy: edit.saving,
      save: edit.save,
      kept: edit.draft !== undefined,
      onClose,
    });
    useCloseWhenSaved(edit.saved, overlay.close);

    const cancel = (
      <Button disabled={edit.saving} onClick={overlay.leave}>
        {t("overlay.cancel")}
      </Button>
    );
    // Does the same as the save button. Some forms can be submitted without changes.
    const save = () => {
      const element = document.getElementById(edit.props.id);
      if (!edit.saving && element instanceof HTMLFormElement) element.requestSubmit();
    };
    const send = (
      <Button
        ref={sends}
        type="submit"
        form={edit.props.id}
        visual="primary"
        loading={edit.saving}
        aria-keyshortcuts="Control+S Meta+S Control+Enter Meta+Enter"
      >
        {saveLabel ?? t("overlay.save")}
      </Button>
    );
    const close = <Dialog.Close label={t("overlay.close")} />;
    const header =
      shape === "full" ? (
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          start={close}
          end={
            <div className={buttons}>
              {cancel}
              {send}
            </div>
          }
        />
      ) : (
        <Dialog.Header title={title} subtitle={subtitle} end={close} />
      );

    return (
      <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(fields.current)}>
        <Dialog.Content shape={small ? "form" : wide ? "sheet" : shape} onKeyDown={onSaveKey(save)}>
          {header}
          <Dialog.Body ref={fields}>
            {edit.draft && <DraftNotice draft={edit.draft} />}
            {edit.problem && (
              <Alert seek title={edit.problem.title}>
                {edit.problem.message}
              </Alert>
            )}
            <form
              {...edit.props}
              inert={edit.saving}
              className={shape === "full" ? `${form} ${narrow}` : form}
            >
              {children}
            </form>
            {edit.question}
          </Dialog.Body>
          {shape !== "full" && (
            <Dialog.Footer>
              {foot && <p className={result}>{foot}</p>}
              {cancel}
              {send}
            </Dialog.Footer>
          )}
        </Dialog.Content>
      </Dialog.Root>
    );
  };

/** A drawer at the side, for a part of the record on the page. */
export const FormDrawer = shaped("drawer");
/** Full screen, for large forms: close, Cancel, and Save changes stay at the top, the rest scrolls. */
export const FocusModal = shaped("full");

export interface FormDrawerWaitingProps {
  title: string;
  subtitle?: string | undefined;
  /** Reason why the form can't open. */
  error?: unknown;
  onRetry?(): void;
  onClose(): void;
  /** The shape of the overlay that follows, so that the placeholder has the same size. */
  shape?: "drawer" | "sheet" | "full";
  /** True while the overlay can't be closed. */
  busy?: boolean;
  /** Content to show if there is nothing to load and nothing to edit. */
  children?: ReactNode;
}

/** Placeholder for the drawer while its data loads, or the reason why it can't open. */
export function FormDrawerWaiting(props: FormDrawerWaitingProps) {
  const { title, subtitle, error, onRetry, onClose, busy, shape = "drawer", children } = props;
  const { t } = useTranslation("common");
  const overlay = useOverlay({ ...(busy && { busy }), onClose });
  return (
    <Dialog.Root {...overlay.root}>
      <Dialog.Content shape={shape}>
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          end={<Dialog.Close label={t("overlay.close")} />}
        />
        <Dialog.Body>
          {error ? (
            <ErrorState error={error} onRetry={() => onRetry?.()} />
          ) : (
            (children ?? (
              <>
                <p role="status" className={spoken}>
                  {t("list.loading")}
                </p>
                {Array.from({ length: 6 }, (_, index) => (
                  <Skeleton key={index} height="32px" />
                ))}
              </>
            ))
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const spoken = css({ srOnly: true });
const buttons = css({ display: "flex", gap: "8" });
const result = css({
  flex: { base: "1 0 100%", md: "1 1 0" },
  fontVariantNumeric: "tabular-nums",
});
const form = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const narrow = css({ width: "full", maxWidth: "page", marginInline: "auto" });
