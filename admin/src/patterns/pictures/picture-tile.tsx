import { css } from "#styled/css";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  GripVertical,
  RotateCw,
  Star,
  Trash2,
} from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { isWebAddress } from "../../lib/web-address.ts";
import { TextInput } from "../filter/list-inputs.tsx";
import { useFormat } from "../page/use-format.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import type { Picture } from "./pictures-state.ts";

export interface PictureTileProps {
  picture: Picture;
  index: number;
  total: number;
  /** True if this image is the thumbnail. */
  thumbnail: boolean;
  /** The image's alternative text. Undefined if it can't be edited. */
  alt?: string | undefined;
  onAlt?: ((text: string) => void) | undefined;
  onChoose(): void;
  onRetry(): void;
  onRemove(): void;
  /** Called with the new position when the user chooses it in the handle's menu. */
  onMove(to: number): void;
  /** Called when the user presses a key on the handle. */
  onMoveKey(event: KeyboardEvent): void;
  /** Called when another image is dropped on this one. `to` is the new position of the dropped image. */
  onDrop(id: string, to: number): void;
}

export function PictureTile(props: PictureTileProps) {
  const { picture, index, total, thumbnail, alt, onAlt, onChoose, onRetry, onRemove } = props;
  const { t } = useTranslation("product-media");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { element, side, dragged } = useTileDrag(props);
  const number = format.number(index + 1);
  const place = t("tile.place", { number, total: format.number(total) });
  const { name = place, state } = picture;
  return (
    <li
      ref={element}
      className={tile}
      aria-label={place}
      data-picture={picture.id}
      data-side={side}
      data-dragged={dragged || undefined}
      data-state={state}
    >
      <div className={frame}>
        <a
          // Opens the image at full size. Not draggable, because the whole tile is.
          className={link}
          href={state === "ready" && isWebAddress(picture.url) ? picture.url : undefined}
          target="_blank"
          rel="noreferrer"
          draggable={false}
        >
          <Thumb size="fill" src={picture.preview ?? picture.url} alt={alt || place} />
        </a>
        {thumbnail && (
          <span className={mark}>
            <Badge mark={false}>{t("tile.thumbnail")}</Badge>
          </span>
        )}
        {(state === "waiting" || state === "uploading") && (
          <div className={onItsWay}>
            {state === "waiting" ? (
              t("tile.waiting")
            ) : (
              <Progress label={t("tile.sending", { name })} value={picture.progress} />
            )}
          </div>
        )}
      </div>
      {state === "failed" && (
        <p className={bad} role="alert">
          <span>{t("tile.failed", { name })}</span>
          <span>{problemOf(picture.error, tCommon).title}</span>
        </p>
      )}
      {alt !== undefined && onAlt && state === "ready" && (
        <TextInput label={t("tile.alt")} value={alt} onChange={onAlt} maxLength={500} />
      )}
      <div className={tools}>
        {total > 1 && <Handle {...props} />}
        {state === "failed" ? (
          <IconButton size="sm" aria-label={t("tile.retry", { number })} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            size="sm"
            aria-label={t("tile.choose", { number })}
            aria-pressed={thumbnail}
            onClick={onChoose}
          >
            <Star aria-hidden fill={thumbnail ? "currentColor" : "none"} />
          </IconButton>
        )}
        <IconButton
          size="sm"
          data-remove=""
          aria-label={t("tile.remove", { number })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** An image's handle. Arrow keys move the image immediately. Pressing the handle opens a menu, for users who can't drag. */
function Handle({ index, total, onMove, onMoveKey }: PictureTileProps) {
  const { t } = useTranslation(["product-media", "common"]);
  const number = useFormat().number(index + 1);
  const last = total - 1;
  const chosen = useRef<number>(undefined);
  return (
    <Menu.Root
      positioning={{ strategy: "fixed", placement: "bottom-start", gutter: 4 }}
      onSelect={({ value }) => (chosen.current = Number(value))}
      // Moves the image only after the menu has closed, because a closing menu takes focus back.
      onExitComplete={() => {
        if (chosen.current !== undefined) onMove(chosen.current);
        chosen.current = undefined;
      }}
    >
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          data-handle=""
          aria-label={t("tile.move", { number })}
          // Handles the keys before the menu does. Otherwise, arrow keys would open the menu.
          onKeyDownCapture={onMoveKey}
        >
          <GripVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {index > 1 && (
          <Menu.Item value="0" icon={<ArrowLeftToLine aria-hidden />}>
            {t("common:move.first")}
          </Menu.Item>
        )}
        {index > 0 && (
          <Menu.Item value={String(index - 1)} icon={<ArrowLeft aria-hidden />}>
            {t("tile.moveBack")}
          </Menu.Item>
        )}
        {index < last && (
          <Menu.Item value={String(index + 1)} icon={<ArrowRight aria-hidden />}>
            {t("tile.moveOn")}
          </Menu.Item>
        )}
        {index < last - 1 && (
          <Menu.Item value={String(last)} icon={<ArrowRightToLine aria-hidden />}>
            {t("common:move.last")}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

type Side = "before" | "after";

/**
 * Makes the tile draggable and a drop target. The half that the pointer is over determines whether the image is dropped before or
 * after this one.
 */
function useTileDrag({ picture, index, onDrop }: PictureTileProps) {
  const { id } = picture;
  const element = useRef<HTMLLIElement>(null);
  const [side, setSide] = useState<Side>();
  const [dragged, setDragged] = useState(false);
  const drop = useEffectEvent((source: DragData, where: Side) => {
    // If an image moves to a later position, its old position becomes free, so the index is one less.
    const from = source["pictureAt"] as number;
    const to = where === "before" ? index : index + 1;
    onDrop(source["picture"] as string, from < to ? to - 1 : to);
  });
  useEffect(() => {
    const tile = element.current;
    if (!tile) return;
    const over = ({ self, source }: { self: { data: DragData }; source: { data: DragData } }) =>
      setSide(source.data["picture"] === id ? undefined : (self.data["side"] as Side));
    return combine(
      draggable({
        element: tile,
        getInitialData: () => ({ picture: id, pictureAt: index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: tile,
        canDrop: ({ source }) => typeof source.data["picture"] === "string",
        getData: ({ input }) => ({ side: sideOf(tile, input.clientX) }),
        onDragEnter: over,
        onDrag: over,
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          drop(source.data, self.data["side"] as Side);
        },
      }),
    );
  }, [id, index]);
  return { element, side, dragged };
}

type DragData = Record<string | symbol, unknown>;

function sideOf(tile: HTMLElement, x: number): Side {
  const { left, width } = tile.getBoundingClientRect();
  const afterMiddle = x > left + width / 2;
  return afterMiddle === (getComputedStyle(tile).direction === "rtl") ? "before" : "after";
}

const line = {
  content: '""',
  position: "absolute",
  insetBlock: 0,
  width: "2px",
  background: "border.focus",
} as const;
const tile = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  border: "hairline",
  borderRadius: "card",
  background: "bg.panel",
  padding: "6",
  gap: "4",
  cursor: "grab",
  "&[data-dragged]": { opacity: 0.5 },
  "&[data-side=before]::before": { ...line, insetInlineStart: "-7px" },
  "&[data-side=after]::before": { ...line, insetInlineEnd: "-7px" },
  "&[data-state=failed]": { borderColor: "border.danger" },
  // Disables the browser's own dragging, which would drag the image as a file.
  "& img": { pointerEvents: "none" },
});
const link = css({ display: "block", borderRadius: "control" });
const frame = css({ position: "relative" });
const mark = css({ position: "absolute", insetBlockStart: "6", insetInlineStart: "6" });
// Places the indicator on top of the image, so that nothing moves once the image has loaded.
const onItsWay = css({
  position: "absolute",
  insetInline: "6",
  insetBlockEnd: "6",
  padding: "6",
  borderRadius: "control",
  background: "bg.panel",
  textStyle: "small",
  color: "fg.subtle",
});
const bad = css({
  textStyle: "small",
  color: "fg.danger",
  overflowWrap: "anywhere",
  "& span": { display: "block" },
});
const tools = css({
  "& .lucide-arrow-left, & .lucide-arrow-right, & [class*=-to-line]": {
    _rtl: { transform: "scaleX(-1)" },
  },
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: "auto",
});
