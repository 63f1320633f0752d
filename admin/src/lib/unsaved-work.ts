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
  /** Leaves once all of it is stored; what cannot be keeps one here. */
  save(): Promise<void>;
  /** It is being saved: it may be gone from among the unsaved before that is over. */
  readonly saving: boolean;
}

const works = new Set<UnsavedWork>();
const typed = new Set<() => void>();
const released = new WeakSet<UnsavedWork>();
let leaveRequest: LeaveRequest | undefined;
let snapshot: { some: boolean; wish: LeaveRequest | undefined } = {
  some: false,
  wish: leaveRequest,
};
const listeners = new Set<() => void>();

function changed(): void {
  snapshot = { some: works.size + typed.size > 0, wish: leaveRequest };
  for (const listener of listeners) listener();
}

function add<One>(all: Set<One>, one: One): () => void {
  all.add(one);
  changed();
  return () => {
    all.delete(one);
    changed();
    // Not at once: where only the facts of a form are others, it counts itself in anew.
    queueMicrotask(() => {
      if (works.size === 0 && leaveRequest?.saving === false) leaveRequest.leave();
    });
  };
}

/**
 * Something is typed that becomes a part of the form only when one leaves its field, such as the last of several tags. `enter`
 * has it become one at once: before anybody is asked, and before anything is saved.
 */
export const addTyped = (enter: () => void): (() => void) => add(typed, enter);

export function enterTyped(): void {
  for (const enter of typed) enter();
}

/** It is on its way out: what follows does not ask again. */
export const release = (work: UnsavedWork): void => void released.add(work);

/** What would be lost if the document went at this moment. */
export function unsavedWork(): readonly UnsavedWork[] {
  enterTyped();
  return [...works].filter((work) => !released.has(work));
}

/** Counts as unsaved until it is taken back by what this returns. Where all is saved while one is asked, that is the answer. */
export const addUnsavedWork = (work: UnsavedWork): (() => void) => add(works, work);

export const watchUnsavedWork = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => snapshot,
};

/** Somebody is asked. Until the question has the focus, what is pressed still goes to what lies below it, and is not meant for that. */
export const isAsking = (): boolean => leaveRequest !== undefined;

/**
 * Answers the question that is being asked with "Keep editing". Returns whether one was asked. A question hears keys a frame after it
 * is shown; an Escape that comes before reaches what lies below it, and is meant for the question.
 */
export function keepEditing(): boolean {
  if (!leaveRequest) return false;
  if (!leaveRequest.saving) leaveRequest.stay();
  return true;
}

/**
 * Asks whether this work may be left. `true` at once where there is none, or when it was saved, or given up. One question at a
 * time: a new one takes the place of another, which counts as answered with no.
 */
export function mayLeave(some: readonly UnsavedWork[] = unsavedWork()): Promise<boolean> {
  if (some.length === 0) return Promise.resolve(true);
  leaveRequest?.stay();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (leave: boolean) => () => {
    // Asked about what was saved meanwhile, it has answered itself.
    if (leaveRequest !== request) return;
    leaveRequest = undefined;
    changed();
    resolve(leave);
  };
  let saving = false;
  const request: LeaveRequest = {
    works: some,
    leave: answer(true),
    stay: answer(false),
    async save() {
      saving = true;
      let saved = true;
      for (const { save } of some) saved &&= (await save?.()) === true;
      saving = false;
      if (saved) request.leave();
      else request.stay();
    },
    get saving() {
      return saving;
    },
  };
  leaveRequest = request;
  changed();
  return promise;
}

/** The same where drafts outlive what follows: only what has none is asked about. */
export const mayReload = (): Promise<boolean> =>
  mayLeave(unsavedWork().filter(({ kept }) => !kept));
