import { createToaster, Toast, Toaster as ArkToaster } from "@ark-ui/react/toast";
import { toast } from "#styled/recipes";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { FocusEvent } from "react";
import { Button, IconButton } from "./button.tsx";
import { displayNotices, type NoticeType } from "./notify.ts";

/** Duration of every notice. The timer stops while the focus is in it, or the pointer is on one of its buttons. */
const NOTICE_DURATION = 3000;
/** Notices with an action stay longer. */
const OFFER_DURATION = 10_000;

const toaster = createToaster({
  placement: "top-end",
  duration: NOTICE_DURATION,
  gap: 12,
  offsets: "16px",
  overlap: false,
});
displayNotices({
  create: ({ action, ...notice }) => {
    toaster.create({
      ...notice,
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
 * Keeps the focus where Tab has moved it, also past the end of the page. The toaster would return it to the previous
 * element, which is right only if a focused notice disappears.
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

/** Once per page. */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  return (
    <ArkToaster toaster={toaster} className={toast().group} onBlurCapture={letGo}>
      {({ type, title, description, action }) => {
        const styles = toast({ type: type as NoticeType });
        const Icon = icons[type as NoticeType];
        return (
          <Toast.Root className={styles.root}>
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
