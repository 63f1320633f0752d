/** Unsaved changes that would be lost on leaving: of a form on the page, a drawer, a grid, a choice. */
export interface UnsavedWork {
  /** True if the changes are in an overlay, which closes when its name leaves the URL. */
  overlay: boolean;
  /** True if this tab keeps a draft, which is offered after a reload. */
  kept: boolean;
  /** Saves the changes if no other input is needed; true if they are stored. */
  save?: (() => Promise<boolean>) | undefined;
}

/** A request to leave unsaved changes. */
export interface LeaveRequest {
  works: readonly UnsavedWork[];
  leave(): void;
  stay(): void;
  /** Leaves once everything is stored; stays if something can't be saved. */
  save(): Promise<void>;
  /** True while saving; the changes may disappear from the unsaved ones before it ends. */
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
    // Deferred, because a form whose props change unregisters and registers again.
    queueMicrotask(() => {
      if (works.size === 0 && leaveRequest?.saving === false) leaveRequest.leave();
    });
  };
}

/**
 * Registers typed text that becomes part of the form only on blur, such as the last of several tags. `enter` adds it
 * immediately: before a dialog, and before a save.
 */
export const addTyped = (enter: () => void): (() => void) => add(typed, enter);

export function enterTyped(): void {
  for (const enter of typed) enter();
}

/** Marks changes that the user decided to leave, so that later checks don't ask again. */
export const release = (work: UnsavedWork): void => void released.add(work);

/** Changes that would be lost if the page closed now. */
export function unsavedWork(): readonly UnsavedWork[] {
  enterTyped();
  return [...works].filter((work) => !released.has(work));
}

/**
 * Registers unsaved changes until the returned function is called. If everything is saved while the dialog is open, the dialog
 * closes.
 */
export const addUnsavedWork = (work: UnsavedWork): (() => void) => add(works, work);

export const watchUnsavedWork = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => snapshot,
};

/** True during a dialog. Until it has the focus, key presses still reach the content below it, and must be ignored there. */
export const isAsking = (): boolean => leaveRequest !== undefined;

/**
 * Answers the current dialog with "Keep editing". Returns true if there was one. A dialog handles keys one frame after it is shown.
 * An earlier Escape reaches the content below, but is meant for the dialog.
 */
export function keepEditing(): boolean {
  if (!leaveRequest) return false;
  if (!leaveRequest.saving) leaveRequest.stay();
  return true;
}

/**
 * Asks if these changes may be left. Resolves to true immediately if there are none, or after they are saved or discarded. Shows
 * only one dialog at a time. A new dialog replaces an open one, which counts as answered with no.
 */
export function mayLeave(some: readonly UnsavedWork[] = unsavedWork()): Promise<boolean> {
  if (some.length === 0) return Promise.resolve(true);
  leaveRequest?.stay();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (leave: boolean) => () => {
    // Ignores the answer if the changes were saved in the meantime, because the dialog is already answered.
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
      try {
        for (const { save } of some) saved &&= (await save?.()) === true;
      } catch (error) {
        saved = false;
        throw error;
      } finally {
        saving = false;
        if (saved) request.leave();
        else request.stay();
      }
    },
    get saving() {
      return saving;
    },
  };
  leaveRequest = request;
  changed();
  return promise;
}

/** Asks before a reload. Asks only about changes without a draft, because drafts survive it. */
export const mayReload = (): Promise<boolean> =>
  mayLeave(unsavedWork().filter(({ kept }) => !kept));
