import { useBlocker } from "@tanstack/react-router";
import { Suspense, useRef, useState, type ReactNode } from "react";
import { late } from "../lib/late.ts";
import { isLeavingQuietly } from "../lib/leaving.ts";
import { openOverlay } from "./overlay-search.ts";

// Fetched as soon as there is something to lose, so that it is there when the question has to be asked.
const LeaveQuestion = late(() =>
  import("./leave-question.tsx").then(({ LeaveQuestion }) => ({ default: LeaveQuestion })),
);

export interface Unsaved {
  /** Does it at once where nothing would be lost, or after asking. */
  leave(act: () => void): void;
  /** To be rendered. */
  question: ReactNode;
}

export interface UnsavedOptions {
  /** What is typed stands in something open over the page, which closes with its word in the address. */
  overlay?: boolean;
}

/**
 * Asks before work is lost: on the way to another page, by Back, when what it stands in is closed with `leave`, and, in
 * the browser's own words, when the tab is closed.
 */
export function useUnsaved(dirty: boolean, { overlay = false }: UnsavedOptions = {}): Unsaved {
  const [wanted, setWanted] = useState<{ act(): void }>();
  // Who has said that it may be lost is not asked again by the navigation that follows.
  const released = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty &&
      !released.current &&
      // Filters and pages of the same record leave the form as it is.
      (current.pathname !== next.pathname ||
        (overlay && openOverlay(current.search) !== openOverlay(next.search))),
    enableBeforeUnload: () => dirty && !released.current && !isLeavingQuietly(),
    withResolver: true,
  });
  const stay = () => {
    setWanted(undefined);
    blocker.reset?.();
  };
  const go = () => {
    released.current = true;
    setWanted(undefined);
    wanted?.act();
    blocker.proceed?.();
  };
  return {
    leave: (act) => (dirty ? setWanted({ act }) : act()),
    question: dirty && (
      <Suspense>
        <LeaveQuestion
          open={wanted !== undefined || blocker.status === "blocked"}
          onStay={stay}
          onLeave={go}
        />
      </Suspense>
    ),
  };
}

/** The same for a form that stands on the page itself. */
export const UnsavedGuard = ({ dirty }: { dirty: boolean }) => useUnsaved(dirty).question;
