import { createToaster, Toast, Toaster as ArkToaster } from "@ark-ui/react/toast";
import { toast } from "#styled/recipes";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { FocusEvent } from "react";
import { Button, IconButton } from "./button.tsx";
import { displayNotices, type NoticeType } from "./notify.ts";

/** Every notice stays for this long; the focus in it, or the pointer on one of its buttons, stops the clock. */
const NOTICE_DURATION = 3000;
/** Who is offered something needs time to decide. */
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
 * Who goes on with Tab stays where they went, also past the end of the page: the toaster would take the focus back to where it
 * came from, which is for a notice that goes away under it.
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
