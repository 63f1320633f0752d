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

/** What shows notices. */
export interface NoticeDisplay {
  create(notice: Notice): void;
  dismiss(id: string): void;
}

let display: NoticeDisplay | undefined;
let count = 0;
/** What is said before anything can show it. */
const waiting = new Map<string, Notice>();
const first = Promise.withResolvers<void>();

/** There is something to say. */
export const noticed = first.promise;

/** From now on; what has been said so far comes at once. It is large, and comes after the page (ui/toast.tsx). */
export function displayNotices(by: NoticeDisplay): void {
  display = by;
  for (const notice of waiting.values()) by.create(notice);
  waiting.clear();
}

/** What it returns takes the notice away. */
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
