import { css } from "#styled/css";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../page/use-format.ts";
import { FileDrop, type RejectedFile } from "../../ui/file-drop.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import type { Alts } from "./image-alts.ts";
import { plain } from "./media-order.ts";
import { MAX_PICTURE_MB, MAX_PICTURE_SIZE, pictureTypes } from "./picture-files.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { PicturesEdit } from "./use-pictures.ts";

const refusalTexts = {
  type: "field.refusedType",
  size: "field.refusedSize",
  count: "field.refusedOther",
  other: "field.refusedOther",
} as const satisfies Record<RejectedFile, string>;

export interface PicturesFieldProps {
  pictures: PicturesEdit;
  /** True if no more images can be added. */
  disabled?: boolean;
  /** True if the label is shown elsewhere. */
  labelHidden?: boolean;
  /** False to ignore files that are dropped or pasted elsewhere on the page. */
  anywhere?: boolean;
  /** The alternative texts. Undefined if they can't be edited. */
  alts?: Alts;
  onAlt?: (url: string, text: string) => void;
}

/** Accepts images, and shows them in their order, with the thumbnail, upload progress, and failed uploads. */
export function PicturesField({ pictures: edit, disabled = false, ...props }: PicturesFieldProps) {
  const { t } = useTranslation("product-media");
  const format = useFormat();
  const grid = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ id: string; name: string; note: string }[]>([]);
  const [said, say] = useState("");
  /** A selector of the control that gets the focus after the list has changed. */
  const focus = useRef("");
  const { labelHidden = false, anywhere = true, alts, onAlt } = props;
  const { pictures } = edit;
  const size = format.number(MAX_PICTURE_MB);
  const total = format.number(pictures.length);

  // Restores the focus. A moved image leaves the document for a moment, and the buttons of a removed image disappear.
  useLayoutEffect(() => {
    if (focus.current === "") return;
    root.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = "";
  }, [pictures]);

  const move = (id: string, to: number, byHandle = false) => {
    const from = pictures.findIndex((one) => one.id === id);
    const place = Math.max(0, Math.min(pictures.length - 1, to));
    if (from === -1 || place === from) return;
    if (byHandle) focus.current = `[data-picture="${id}"] [data-handle]`;
    edit.move(id, place);
    say(t("tile.moved", { number: format.number(place + 1), total }));
  };
  const moveByKey = (event: KeyboardEvent, id: string, index: number) => {
    const to = placeByKey(event.key, index, pictures.length, grid.current);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, to, true);
  };
  const remove = (id: string, index: number) => {
    const next = pictures[index + 1] ?? pictures[index - 1];
    focus.current = next ? `[data-picture="${next.id}"] [data-remove]` : "[data-part=dropzone]";
    edit.remove(id);
  };

  return (
    <div ref={root} className={stack} data-some={pictures.length > 0 || undefined}>
      {edit.apart !== null && (
        <p className={apart}>
          <Thumb size="md" src={edit.apart} alt={t("tile.thumbnail")} />
          <span>{t("field.apart")}</span>
        </p>
      )}
      {pictures.length > 0 && (
        <ul ref={grid} className={tiles} aria-label={t("field.label")}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              total={pictures.length}
              thumbnail={picture.id === edit.thumbnail}
              alt={alts && (alts[plain(picture.url)] ?? "")}
              onAlt={onAlt && ((text) => onAlt(plain(picture.url), text))}
              onChoose={() => edit.choose(picture.id)}
              onRetry={() => edit.retry(picture.id)}
              onRemove={() => remove(picture.id, index)}
              onMove={(to) => move(picture.id, to, true)}
              onMoveKey={(event) => moveByKey(event, picture.id, index)}
              onDrop={move}
            />
          ))}
        </ul>
      )}
      {pictures.length > 1 && (
        <p data-screen="" className={hint}>
          {t("field.order")}
        </p>
      )}
      <div data-screen="">
        <FileDrop
          label={t("field.label")}
          labelHidden={labelHidden}
          accept={pictureTypes}
          maxSize={MAX_PICTURE_SIZE}
          maxFiles={Number.POSITIVE_INFINITY}
          disabled={disabled}
          anywhere={anywhere}
          labels={{
            prompt: t("field.prompt"),
            limits: t("field.limits", { size }),
            remove: (name) => t("field.dismiss", { name }),
          }}
          onFiles={edit.add}
          onRefused={(files) => {
            const notes = files.map(({ file, reason }) => ({
              id: crypto.randomUUID(),
              name: file.name,
              note: t(refusalTexts[reason], { size }),
            }));
            setRefused(notes);
            say(notes.map(({ name, note }) => `${name}: ${note}`).join(" "));
          }}
          files={refused.map((one) => ({ ...one, failed: true }))}
          onRemove={(id) => setRefused((old) => old.filter((one) => one.id !== id))}
        />
      </div>
      <p className={spoken} aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** The new index for a key on the handle: a step in the visual direction, a whole row, or the start or end. */
function placeByKey(key: string, index: number, count: number, grid: HTMLElement | null) {
  if (!grid) return undefined;
  const { direction, gridTemplateColumns } = getComputedStyle(grid);
  const onward = direction === "rtl" ? -1 : 1;
  const row = gridTemplateColumns.split(" ").length;
  switch (key) {
    case "ArrowRight":
      return index + onward;
    case "ArrowLeft":
      return index - onward;
    // Stays in place if the next row has no image below.
    case "ArrowDown":
      return index + row < count ? index + row : index;
    case "ArrowUp":
      return index - row >= 0 ? index - row : index;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

const stack = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Below images, the drop zone is only a line.
  "&[data-some] [data-part=dropzone]": {
    flexDirection: "row",
    justifyContent: "center",
    padding: "10",
  },
});
const tiles = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
});
const apart = css({ display: "flex", alignItems: "center", gap: "12", color: "fg.subtle" });
const hint = css({ textStyle: "small", color: "fg.muted" });
const spoken = css({ srOnly: true });
