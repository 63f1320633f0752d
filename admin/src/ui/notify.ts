import { createToaster } from "@ark-ui/react/toast";

export type NoticeType = "success" | "warning" | "error" | "info";

/** Every notice stays for this long; the pointer or the focus on it stops the clock. */
const NOTICE_DURATION = 3000;

/** What is to be shown, in whichever order it comes; ui/toast.tsx shows it, and may well be loaded later. */
export const toaster = createToaster({
  placement: "top-end",
  duration: NOTICE_DURATION,
  gap: 12,
  offsets: "16px",
  overlap: false,
});

export function notify(type: NoticeType, title: string, description?: string): void {
  toaster.create({ type, title, ...(description === undefined ? {} : { description }) });
}
