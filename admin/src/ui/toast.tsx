import { createToaster, Toast, Toaster as ArkToaster } from "@ark-ui/react/toast";
import { toast } from "#styled/recipes";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from "react";
import { Button, IconButton } from "./button.tsx";
import { displayNotices, type NoticeType } from "./notify.ts";

/**
 * Duration of a notification, in milliseconds. The time stops while the focus is in the notification, or the pointer is on one
 * of its buttons.
 */
const NOTICE_DURATION = 3000;
/** Duration of a notification that offers an action. */
const OFFER_DURATION = 10_000;

/** Distances in pixels: between notifications, and to the edges of the viewport. */
const GAP = 12;
const EDGE = 16;

const toaster = createToaster({
  placement: "bottom",
  duration: NOTICE_DURATION,
  gap: GAP,
  offsets: `${EDGE}px`,
  overlap: false,
});
displayNotices({
  create: ({ action, ...notice }) => {
    toaster.create({
      ...notice,
      meta: { origin: document.activeElement },
      ...(action && {
        duration: OFFER_DURATION,
        action: { label: action.label, onClick: action.run },
      }),
    });
  },
  dismiss: (id) => toaster.dismiss(id),
});

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
} satisfies Record<NoticeType, unknown>;

/**
 * Keeps the focus on the element that Tab has moved it to, even past the end of the page. The toaster would return it to the
 * previous element, which is right only if a focused notification disappears.
 */
function letGo(event: FocusEvent<HTMLElement>): void {
  const { currentTarget, relatedTarget, target } = event;
  const remains =
    relatedTarget instanceof Node
      ? currentTarget.contains(relatedTarget)
      : target.closest("[data-part=root]")?.getAttribute("data-state") !== "open";
  if (remains) return;
  event.stopPropagation();
  toaster.resume();
}

/** The element that had the focus before a notification. */
let before: EventTarget | null = null;

function enter({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!inside) before = relatedTarget;
}

/**
 * Returns the focus to the control that had it when the notification appeared, because the pressed button disappears with its
 * notification. An action that moves the focus itself has priority.
 */
function returnFocus({ target, currentTarget }: MouseEvent, origin: unknown): void {
  if (!(target instanceof Element && target.closest("button"))) return;
  if (!currentTarget.contains(document.activeElement)) return;
  const back = [origin, before, document.querySelector("main")].find(
    (one) => one instanceof HTMLElement && one.isConnected && one !== document.body,
  ) as HTMLElement | undefined;
  back?.focus({ preventScroll: true });
}

/** Matches save bars, bulk bars, the developer panel, an order's next step, and the buttons of dialogs. */
const BARS =
  "[data-screen]:is(section, [role=region], :has(> [role=toolbar])), [data-next] > li:first-child, .dialog__footer";

/** Moves notifications above the bars that they would cover. */
function clear(group: HTMLElement, notices: readonly HTMLElement[]): void {
  const boxes = notices.map((notice) => notice.getBoundingClientRect());
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  const height = notices.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP);
  const bars = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  let end = innerHeight - EDGE;
  for (const bar of bars)
    if (bar.bottom > end - height - GAP && bar.top < end) end = Math.min(end, bar.top - GAP);
  // If there isn't enough space above the bars, for example in a low window, the notifications stay at the bottom.
  const above = end < height ? 0 : innerHeight - EDGE - end;
  group.style.setProperty("--above", `${above}px`);
}

/**
 * Bars appear, disappear, and move while notifications are shown. Therefore, the first notification measures them in each
 * frame, for all notifications, until it disappears.
 */
function Clearance() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const group = mark.current?.closest<HTMLElement>("[data-part=group]");
      const notices = [...(group?.querySelectorAll<HTMLElement>("[data-part=root]") ?? [])];
      if (group && notices[0]?.contains(mark.current)) clear(group, notices);
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={mark} hidden />;
}

/** Renders the notifications. Use it once per page. */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  return (
    <ArkToaster
      toaster={toaster}
      className={toast().group}
      onFocusCapture={enter}
      onBlurCapture={letGo}
    >
      {({ type, title, description, action, meta }) => {
        const styles = toast({ type: type as NoticeType });
        const Icon = icons[type as NoticeType];
        return (
          <Toast.Root
            className={styles.root}
            onClick={(event) => returnFocus(event, meta?.["origin"])}
          >
            <Clearance />
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <div className={styles.content}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && (
                <Toast.Description className={styles.description}>{description}</Toast.Description>
              )}
            </div>
            {action && (
              <Toast.ActionTrigger asChild>
                <Button size="sm">{action.label}</Button>
              </Toast.ActionTrigger>
            )}
            <span className={styles.close}>
              <Toast.CloseTrigger asChild>
                <IconButton size="sm" aria-label={dismissLabel}>
                  <X aria-hidden />
                </IconButton>
              </Toast.CloseTrigger>
            </span>
          </Toast.Root>
        );
      }}
    </ArkToaster>
  );
}
