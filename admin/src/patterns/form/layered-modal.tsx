import { css } from "#styled/css";
import { ChevronLeft } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { IconButton } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import type { Edit } from "./form.tsx";
import { firstField } from "../../lib/first-field.ts";
import type { Layers } from "./layers-state.ts";
import { useCloseWhenSaved, useOverlay } from "../overlay/overlay.tsx";

export interface LayerScreen {
  title: string;
  subtitle?: string | undefined;
  body: ReactNode;
  footer?: ReactNode;
}

export interface LayeredModalProps<Name extends string> {
  /** The result of `useLayers`. The layers are reset when the modal closes. */
  layers: Layers<Name>;
  /** Renders the first screen. Its Cancel button calls `leave`. */
  first(leave: () => void): LayerScreen;
  /** The screens that can open over the first one. The screens below keep their state. */
  screens: Record<Name, LayerScreen>;
  /** The form state of a modal that consists of one form. The modal asks before changes are lost, and closes after saving. */
  edit?: Pick<Edit, "dirty" | "saving" | "saved" | "problem" | "save" | "draft">;
  /** Called after the closing animation. */
  onClose(): void;
}

/** A modal whose details have screens of their own, which slide in over the first screen and back out. */
export function LayeredModal<Name extends string>({
  layers,
  first,
  screens,
  edit,
  onClose,
}: LayeredModalProps<Name>) {
  const { t } = useTranslation("common");
  const body = useRef<HTMLDivElement>(null);
  const overlay = useOverlay({
    dirty: edit?.dirty ?? false,
    busy: edit?.saving ?? false,
    save: edit?.save,
    kept: edit?.draft !== undefined,
    onClose,
  });
  useCloseWhenSaved(edit?.saved ?? 0, overlay.close);
  const reset = useEffectEvent(layers.reset);
  // Resets the screens, regardless of whether the modal is closed with a button or by leaving the page.
  useEffect(() => () => reset(), []);
  const depth = layers.stack.length;
  useFocusByDepth(depth, body);

  const opened = [first(overlay.leave), ...layers.stack.map((name) => screens[name])];
  const top = opened[depth];
  return (
    <Dialog.Root {...overlay.root} initialFocusEl={() => firstField(body.current)}>
      <Dialog.Content shape="modal">
        <Dialog.Header
          title={top?.title}
          subtitle={top?.subtitle}
          start={
            depth > 0 && (
              <span className={back}>
                <IconButton aria-label={t("overlay.back")} onClick={layers.pop}>
                  <ChevronLeft aria-hidden />
                </IconButton>
              </span>
            )
          }
          end={<Dialog.Close label={t("overlay.close")} />}
        />
        <Dialog.Body ref={body}>
          {edit?.draft && <DraftNotice draft={edit.draft} />}
          {edit?.problem && <Alert title={edit.problem.title}>{edit.problem.message}</Alert>}
          {opened.map((screen, index) => (
            <div
              key={index}
              className={layer}
              data-layer=""
              data-moved={index === depth ? layers.moved : undefined}
              hidden={index !== depth}
            >
              {screen.body}
            </div>
          ))}
        </Dialog.Body>
        {top?.footer !== undefined && <Dialog.Footer>{top.footer}</Dialog.Footer>}
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Focuses a new screen, and later returns the focus to the element that opened the screen. */
function useFocusByDepth(depth: number, body: { current: HTMLElement | null }): void {
  const shown = useRef(depth);
  const cameFrom = useRef<(Element | null)[]>([]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = depth;
    if (depth > before) {
      cameFrom.current[before] = document.activeElement;
      const layer = body.current?.querySelector<HTMLElement>("[data-layer]:not([hidden])");
      firstField(layer ?? null)?.focus({ preventScroll: true });
    } else if (depth < before) {
      const element = cameFrom.current[depth];
      if (element instanceof HTMLElement) element.focus();
    }
  }, [depth, body]);
}

const layer = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&[data-moved]": {
    animation: "slideIn token(durations.slow) token(easings.out)",
  },
  _rtl: { "--toward": "-1" },
  // The previous screen comes back from the opposite side.
  "&[data-moved=pop]": { "--toward": "-1", _rtl: { "--toward": "1" } },
});
const back = css({ marginInlineStart: "-8", "& .lucide": { _rtl: { transform: "scaleX(-1)" } } });
