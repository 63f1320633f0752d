import { css } from "#styled/css";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Accepts files that are dropped or pasted anywhere on the page. Shows a dashed border while files are dragged. */
export function FilesAnywhere({ onFiles }: { onFiles(data: DataTransfer): void }) {
  const [over, setOver] = useState(false);
  /** True while an element of the page is being dragged, because a dragged image also looks like a file. */
  const own = useRef(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer: data } = event;
    if (type === "dragstart") own.current = true;
    if (type === "dragend") own.current = false;
    const files = !own.current && data?.types.includes("Files") === true;
    // Ignores moves between elements. Only leaving the window has no related target.
    if (type === "dragleave" ? event.relatedTarget === null : type !== "dragover") setOver(false);
    if (!files) return;
    if (type === "dragover") {
      event.preventDefault();
      setOver(true);
    }
    // Ignores drops on the drop zone, which handles them itself.
    if (type === "drop" && !isIn(event.target, "[data-part=dropzone]")) {
      event.preventDefault();
      onFiles(data);
    }
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (event.defaultPrevented || !data?.files.length) return;
    // Ignores an image that is pasted into a text field together with text. Text from a spreadsheet or a document includes an
    // image of itself, but the user wants to paste the text.
    if (data.types.includes("text/plain") && isIn(event.target, writable)) return;
    event.preventDefault();
    onFiles(data);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Captures events before the drop zone does, because the drop zone stops them.
    for (const type of ["dragstart", "dragend", "dragover", "dragleave", "drop"] as const)
      document.addEventListener(type, (event) => onDrag(event), { signal, capture: true });
    document.addEventListener("paste", (event) => onPaste(event), { signal });
    return () => stop.abort();
  }, []);
  return over && <div aria-hidden className={frame} data-files-over="" />;
}

const writable = "input, textarea, [contenteditable]";
const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** The border is around the page, or around the dialog that accepts the files. */
const frame = css({
  position: "fixed",
  inset: "6",
  zIndex: "sticky",
  pointerEvents: "none",
  border: "2px dashed token(colors.border.focus)",
  borderRadius: "card",
});
