import {
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { dropAt, type Drop } from "./category-drop.ts";
import type { Line, Place, Tree } from "./category-tree.ts";

/**
 * Distance in pixels from the window's edge at which the page scrolls, and time in ms after which a collapsed category expands.
 */
const EDGE = 96;
const PAUSE = 600;

export interface TreeDragOptions {
  element: RefObject<HTMLElement | null>;
  tree: Tree;
  lines: readonly Line[];
  /** The line at this vertical position in the tree, with its position and height. */
  lineAt(y: number): { index: number; start: number; size: number } | undefined;
  /** The indentation of one level, in pixels. */
  indent(): number;
  onExpand(id: string): void;
  onDrop(id: string, place: Place): void;
}

/**
 * Handles dragging a line of the tree. The drop target is the whole tree, because single lines are mounted and unmounted as it
 * scrolls.
 */
export function useTreeDrag(options: TreeDragOptions) {
  const { element } = options;
  const [dragged, setDragged] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const expandSoon = (line: Line | undefined) => {
    const id = line && line.childCount > 0 && !line.expanded ? line.node.id : undefined;
    if (waiting.current?.id === id) return;
    clearTimeout(waiting.current?.timer);
    waiting.current =
      id === undefined ? undefined : { id, timer: setTimeout(() => options.onExpand(id), PAUSE) };
  };
  const pointed = (x: number, y: number) => {
    const box = element.current?.getBoundingClientRect();
    const at = box && options.lineAt(y - box.top);
    if (!box || !at || !element.current) return undefined;
    const rtl = getComputedStyle(element.current).direction === "rtl";
    const across = rtl ? box.right - x : x - box.left;
    return {
      index: at.index,
      part: (y - box.top - at.start) / at.size,
      level: Math.floor(across / options.indent()) + 1,
    };
  };
  const follow = useEffectEvent((id: string, x: number, y: number) => {
    const at = pointed(x, y);
    const next = at && dropAt(options.tree, options.lines, id, at);
    setDrop((old) => (sameDrop(old, next) ? old : next));
    expandSoon(next?.edge === "into" ? options.lines[next.index] : undefined);
  });
  const leave = useEffectEvent(() => {
    setDrop(undefined);
    expandSoon(undefined);
  });
  const land = useEffectEvent((id: string, x: number, y: number) => {
    const at = pointed(x, y);
    const last = at && dropAt(options.tree, options.lines, id, at);
    leave();
    if (last) options.onDrop(id, last.place);
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const scroll = createScroller();
    const isOurs = (data: Record<string | symbol, unknown>) => typeof data["category"] === "string";
    return combine(
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => isOurs(source.data),
        onDrag: ({ source, location }) => {
          const { clientX, clientY } = location.current.input;
          follow(String(source.data["category"]), clientX, clientY);
        },
        onDragLeave: () => leave(),
        onDrop: ({ source, location }) => {
          const { clientX, clientY } = location.current.input;
          land(String(source.data["category"]), clientX, clientY);
        },
      }),
      monitorForElements({
        canMonitor: ({ source }) => isOurs(source.data),
        onDragStart: ({ source }) => setDragged(String(source.data["category"])),
        onDrag: ({ location }) => scroll.at(location.current.input.clientY),
        onDrop: () => {
          scroll.stop();
          setDragged(undefined);
        },
      }),
      () => scroll.stop(),
    );
  }, [element]);

  return { dragged, drop };
}

const sameDrop = (a: Drop | undefined, b: Drop | undefined): boolean =>
  a?.index === b?.index &&
  a?.edge === b?.edge &&
  a?.level === b?.level &&
  a?.place.parent === b?.place.parent &&
  a?.place.index === b?.place.index;

/** Scrolls the page while the pointer is near its top or bottom, faster if the pointer is nearer. */
function createScroller() {
  let speed = 0;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (speed === 0) return;
    scrollBy(0, speed);
    frame = requestAnimationFrame(step);
  };
  return {
    at(y: number) {
      const [above, below] = [EDGE - y, y - (innerHeight - EDGE)];
      speed = above > 0 ? -above / 6 : below > 0 ? below / 6 : 0;
      if (frame === 0) step();
    },
    stop() {
      speed = 0;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
