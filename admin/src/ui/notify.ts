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

/** Component that shows notices. */
export interface NoticeDisplay {
  create(notice: Notice): void;
  dismiss(id: string): void;
}

let display: NoticeDisplay | undefined;
let count = 0;
/** Notices created before the display has loaded. */
const waiting = new Map<string, Notice>();
const first = Promise.withResolvers<void>();

/** Resolves with the first notice. */
export const noticed = first.promise;

/** Sets the display, and shows pending notices. The display is large, and loads after the page (ui/toast.tsx). */
export function displayNotices(by: NoticeDisplay): void {
  display = by;
  for (const notice of waiting.values()) by.create(notice);
  waiting.clear();
}

/** Returns a function that removes the notice. */
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
