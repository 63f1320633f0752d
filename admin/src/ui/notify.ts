export type NoticeType = "success" | "warning" | "error" | "info";

export interface NoticeAction {
  label: string;
  run(): void;
}

export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  description?: string;
  action?: NoticeAction;
}

/** The component that shows notifications. */
export interface NoticeDisplay {
  create(notice: Notice): void;
  dismiss(id: string): void;
}

let display: NoticeDisplay | undefined;
let count = 0;
/** Notifications that were created before the display loaded. */
const waiting = new Map<string, Notice>();
const first = Promise.withResolvers<void>();

/** Resolves with the first notification. */
export const noticed = first.promise;

/** Sets the display, and shows pending notifications. The display's code is large, and loads after the page (ui/toast.tsx). */
export function displayNotices(by: NoticeDisplay): void {
  display = by;
  for (const notice of waiting.values()) by.create(notice);
  waiting.clear();
}

/** Shows a notification, and returns a function that removes it. */
export function notify(
  type: NoticeType,
  title: string,
  description?: string,
  action?: NoticeAction,
): () => void {
  const id = `notice-${++count}`;
  const notice = {
    id,
    type,
    title,
    ...(description !== undefined && { description }),
    ...(action && { action }),
  };
  if (display) display.create(notice);
  else waiting.set(id, notice);
  first.resolve();
  return () => {
    if (!waiting.delete(id)) display?.dismiss(id);
  };
}
