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
import { mayGoBack } from "./history-steps.ts";
import { openOverlay } from "./overlay-search.ts";

// Loads at the first unsaved change, so that the code is available when the dialog opens.
const LeaveQuestion = lazyWithRetry(() =>
  import("./leave-question.tsx").then(({ LeaveQuestion }) => ({ default: LeaveQuestion })),
);

/** Registers unsaved changes while `dirty` is true. Returns a function that asks the user before closing. */
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
    // Asks only about changes in this overlay, not about those below it.
    const work = own.current;
    if (!work) return act();
    void mayLeave([work]).then((leave) => {
      if (!leave) return;
      release(work);
      act();
    });
  };
}

/** Registers unsaved changes in a form on the page itself. */
export function UnsavedGuard({ dirty, ...work }: { dirty: boolean } & Partial<UnsavedWork>) {
  useUnsaved(dirty, work);
  return null;
}

/**
 * Asks the user before unsaved changes are lost: on navigation, on Back, when an overlay closes, and, with the browser's own
 * dialog, when the tab closes. The shell renders this component once.
 */
export function UnsavedQuestion() {
  const { some, wish } = useSyncExternalStore(watchUnsavedWork.subscribe, watchUnsavedWork.now);
  const { history } = useRouter();
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const elsewhere = current.pathname !== next.pathname;
      const closes = openOverlay(current.search) !== openOverlay(next.search);
      // Ignores changes to only the filters or the page of a list, because they don't affect the form.
      const lost = unsavedWork().filter(({ overlay }) => elsewhere || (overlay && closes));
      const isNew = action === "PUSH" || action === "REPLACE";
      return !(await (isNew ? mayLeave(lost) : mayGoBack(history, lost)));
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
