import { table } from "#styled/recipes";
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";

const { handle } = table();
/** The minimum width, the maximum width, and the step of an arrow key, in pixels. */
const [LEAST, MOST, STEP] = [64, 720, 16];

export interface WidthHandleProps {
  label: string;
  /** Called with the new width. Undefined resets it. */
  onWidth(width: number | undefined): void;
}

/**
 * A handle that resizes a column at its start edge. The name column compensates, so that the edge follows the pointer. The
 * arrow keys move the edge, Home and End set the minimum and the maximum, and Enter or a double-click resets the width.
 */
export function WidthHandle({ label, onWidth }: WidthHandleProps) {
  const element = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ x: number; width: number; before: string }>(undefined);
  const header = () => element.current?.closest("th") ?? undefined;
  // The actual width, which may exceed the requested width, because a column can't be narrower than its unbreakable content. It
  // is read after the layout, because reading it while rendering would force a layout for each handle.
  useEffect(() => {
    const cell = header();
    if (!cell) return;
    const observer = new ResizeObserver(() =>
      element.current?.setAttribute("aria-valuenow", String(cell.offsetWidth)),
    );
    observer.observe(cell);
    return () => observer.disconnect();
  }, []);

  const show = (width: number) =>
    header()?.style.setProperty("--width", `${Math.min(MOST, Math.max(LEAST, width))}px`);
  const keep = () => {
    const width = header()?.offsetWidth;
    if (width !== undefined) onWidth(width);
  };
  /** The direction that makes the column wider: left, or right in right-to-left languages. */
  const toward = () => (element.current?.matches(":dir(rtl)") ? 1 : -1);

  const onPointerDown = (event: PointerEvent) => {
    const cell = header();
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    element.current?.focus();
    element.current?.setPointerCapture(event.pointerId);
    drag.current = {
      x: event.clientX,
      width: cell.offsetWidth,
      before: cell.style.getPropertyValue("--width"),
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    show(drag.current.width + (event.clientX - drag.current.x) * toward());
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = drag.current !== undefined && drag.current.x !== event.clientX;
    drag.current = undefined;
    if (moved) keep();
  };
  const takeBack = () => {
    if (drag.current) header()?.style.setProperty("--width", drag.current.before);
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const width = header()?.offsetWidth ?? 0;
    const wanted: Partial<Record<string, number>> = {
      ArrowLeft: width - STEP * toward(),
      ArrowRight: width + STEP * toward(),
      Home: LEAST,
      End: MOST,
    };
    const to = wanted[event.key];
    if (event.key === "Escape" && drag.current) takeBack();
    else if (event.key === "Enter") onWidth(undefined);
    else if (to === undefined) return;
    else {
      show(to);
      keep();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span
      ref={element}
      role="separator"
      // In ARIA, a separator that can be focused is a widget.
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={LEAST}
      data-screen=""
      className={handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={takeBack}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
