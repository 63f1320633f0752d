import { createToaster } from "@ark-ui/react/toast";

export type NoticeType = "success" | "warning" | "error" | "info";

/** Every notice stays for this long; the focus in it, or the pointer on one of its buttons, stops the clock. */
const NOTICE_DURATION = 3000;

/** What is to be shown, in whichever order it comes; ui/toast.tsx shows it, and may well be loaded later. */
export const toaster = createToaster({
  placement: "top-end",
  duration: NOTICE_DURATION,
  gap: 12,
  offsets: "16px",
  overlap: false,
});

export interface NoticeAction {
  label: string;
  run(): void;
}

/** Who is offered something needs time to decide. */
const OFFER_DURATION = 10_000;

/** What it returns takes the notice away. */
export function notify(
  type: NoticeType,
  title: string,
  description?: string,
  action?: NoticeAction,
): () => void {
  const id = toaster.create({
    type,
    title,
    ...(description !== undefined && { description }),
    ...(action && {
      duration: OFFER_DURATION,
      action: { label: action.label, onClick: action.run },
    }),
  });
  return () => toaster.dismiss(id);
}
