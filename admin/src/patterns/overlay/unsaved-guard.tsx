import { useBlocker, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { isLeavingWithoutPrompt } from "../../lib/leave-without-prompt.ts";
import {
  addUnsavedWork,
  enterTyped,
  keepEditing,
  mayLeave,
  release,
  unsavedWork,
  watchUnsavedWork,
  type UnsavedWork,
} from "../../lib/unsaved-work.ts";
import { mayStep } from "./history-steps.ts";
import { openOverlay } from "./overlay-search.ts";

// Fetched as soon as there is something to lose, so that it is there when the question has to be asked.
const LeaveQuestion = lazyWithRetry(() =>
  import("./leave-question.tsx").then(({ LeaveQuestion }) => ({ default: LeaveQuestion })),
);

/** Counts what is being written as unsaved work as long as it is `dirty`. Answers what asks before it is closed. */
export function useUnsaved(
  dirty: boolean,
  { overlay = false, kept = false, save }: Partial<UnsavedWork> = {},
): (act: () => void) => void {
  const savable = save !== undefined;
  const store = useEffectEvent(async () => (await save?.()) === true);
  const own = useRef<UnsavedWork>(undefined);
  useEffect(() => {
    if (!dirty) return;
    const work = { overlay, kept, save: savable ? () => store() : undefined };
    own.current = work;
    const done = addUnsavedWork(work);
    return () => {
      own.current = undefined;
      done();
    };
  }, [dirty, overlay, kept, savable]);
  return (act) => {
    if (keepEditing()) return;
    enterTyped();
    // Nothing that lies below it is closed with it.
    const work = own.current;
    if (!work) return act();
    void mayLeave([work]).then((leave) => {
      if (!leave) return;
      release(work);
      act();
    });
  };
}

/** The same for a form that stands on the page itself. */
export function UnsavedGuard({ dirty, ...work }: { dirty: boolean } & Partial<UnsavedWork>) {
  useUnsaved(dirty, work);
  return null;
}

/**
 * Asks before unsaved work is lost: on the way to another page, by Back, when what it stands in is closed, and, in the browser's
 * own words, when the tab is closed. Once, by the shell.
 */
export function UnsavedQuestion() {
  const { some, wish } = useSyncExternalStore(watchUnsavedWork.subscribe, watchUnsavedWork.now);
  const { history } = useRouter();
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const elsewhere = current.pathname !== next.pathname;
      const closes = openOverlay(current.search) !== openOverlay(next.search);
      // Filters and pages of the same record leave the form as it is.
      const lost = unsavedWork().filter(({ overlay }) => elsewhere || (overlay && closes));
      const isNew = action === "PUSH" || action === "REPLACE";
      return !(await (isNew ? mayLeave(lost) : mayStep(history, lost)));
    },
    enableBeforeUnload: () => unsavedWork().length > 0 && !isLeavingWithoutPrompt(),
    disabled: !some,
  });
  return (
    some && (
      <Suspense>
        <LeaveQuestion wish={wish} />
      </Suspense>
    )
  );
}
