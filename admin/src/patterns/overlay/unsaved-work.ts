/** One piece of work that would be lost with its place: a form on the page, a drawer, a grid, a choice. */
export interface UnsavedWork {
  /** It stands in something open over the page, which closes with its word in the address. */
  overlay: boolean;
  /** A draft of it stays in this tab, and is offered when the page is loaded anew. */
  kept: boolean;
  /** Stores it, where that takes nothing more than the wish; whether it is stored then. */
  save?: (() => Promise<boolean>) | undefined;
}

/** Somebody wants to leave it. */
export interface LeaveRequest {
  works: readonly UnsavedWork[];
  leave(): void;
  stay(): void;
}

const works = new Set<UnsavedWork>();
const released = new WeakSet<UnsavedWork>();
let leaveRequest: LeaveRequest | undefined;
let snapshot: { some: boolean; wish: LeaveRequest | undefined } = {
  some: false,
  wish: leaveRequest,
};
const listeners = new Set<() => void>();

function changed(): void {
  snapshot = { some: works.size > 0, wish: leaveRequest };
  for (const listener of listeners) listener();
}

/** It is on its way out: what follows does not ask again. */
export const release = (work: UnsavedWork): void => void released.add(work);

/** What would be lost if the document went at this moment. */
export const unsavedWork = (): readonly UnsavedWork[] =>
  [...works].filter((work) => !released.has(work));

/** Counts as unsaved until it is taken back by what this returns. */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  changed();
  return () => {
    works.delete(work);
    changed();
  };
}

export const watchUnsavedWork = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => snapshot,
};

/**
 * Asks whether this work may be left. `true` at once where there is none, or when it was saved, or given up. One question at a
 * time: a new one takes the place of another, which counts as answered with no.
 */
export function mayLeave(some: readonly UnsavedWork[] = unsavedWork()): Promise<boolean> {
  if (some.length === 0) return Promise.resolve(true);
  leaveRequest?.stay();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (leave: boolean) => () => {
    leaveRequest = undefined;
    changed();
    resolve(leave);
  };
  leaveRequest = { works: some, leave: answer(true), stay: answer(false) };
  changed();
  return promise;
}

/** The same where drafts outlive what follows: only what has none is asked about. */
export const mayReload = (): Promise<boolean> =>
  mayLeave(unsavedWork().filter(({ kept }) => !kept));
