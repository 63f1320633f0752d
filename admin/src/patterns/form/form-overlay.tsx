import { css } from "#styled/css";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { onSaveKey } from "../../lib/keys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { countFields, FEW_FIELDS, firstField } from "../../lib/first-field.ts";
import type { Edit } from "./form.tsx";
import { useHold } from "./use-hold.ts";
import { useCloseWhenSaved, useOverlay } from "../overlay/overlay.tsx";

export interface FormOverlayProps {
  title: string;
  subtitle?: string | undefined;
  /** The result of `useEditForm`. The overlay closes after saving, and asks before changes are lost. */
  edit: Edit;
  /** Called after the closing animation. */
  onClose(): void;
  /** The label of the save button. Default: "Save changes". */
  saveLabel?: string | undefined;
  /** True for a drawer that contains lines, such as those of an order, which need more width. */
  wide?: boolean;
  /** A result of the form, such as a sum, which stays visible next to the buttons. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

const shaped = (shape: "drawer" | "full") =>
  function FormOverlay(props: FormOverlayProps) {
    const { title, subtitle, edit, onClose, saveLabel, wide, foot, children } = props;
    const { t } = useTranslation("common");
    const fields = useRef<HTMLDivElement>(null);
    const [few, setFew] = useState<boolean>();
    // Counts the fields only once, before the first paint. A form must not become a drawer while the user fills it in.
    const measured = useCallback((body: HTMLDivElement | null) => {
      fields.current = body;
      if (body) setFew((before) => before ?? countFields(body) <= FEW_FIELDS);
    }, []);
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
    // Submits the form, like the save button. Some forms can be submitted without changes.
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
        <Dialog.Content
          shape={wide ? "sheet" : few && shape === "drawer" ? "form" : shape}
          onKeyDown={onSaveKey(save)}
        >
          {header}
          <Dialog.Body ref={measured}>
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

/** A form over the page: a small dialog for a few fields, or a drawer at the side for more. */
export const FormDrawer = shaped("drawer");
/** A full-screen overlay for large forms. Close, Cancel, and Save changes stay at the top while the rest scrolls. */
export const FocusModal = shaped("full");

export interface FormDrawerWaitingProps {
  title: string;
  subtitle?: string | undefined;
  /** The reason why the form can't open. */
  error?: unknown;
  onRetry?(): void;
  onClose(): void;
  /** The type of the overlay that follows, so that the placeholder has the same size. Default: a form with a few fields. */
  shape?: "form" | "drawer" | "sheet" | "full";
  /** True while the overlay can't be closed. */
  busy?: boolean;
  /** Content that is shown if nothing has to be loaded or edited. */
  children?: ReactNode;
}

/** A placeholder for the drawer while its data loads, or the reason why it can't open. */
export function FormDrawerWaiting(props: FormDrawerWaitingProps) {
  const { title, subtitle, error, onRetry, onClose, busy, shape = "form", children } = props;
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
                {Array.from({ length: shape === "form" ? FEW_FIELDS : 6 }, (_, index) => (
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
