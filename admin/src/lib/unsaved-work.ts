/** Unsaved changes that are lost when the user leaves, in a form on the page, a drawer, a grid, or a choice. */
export interface UnsavedWork {
  /** True if the changes are in an overlay, which closes when the URL no longer contains its name. */
  overlay: boolean;
  /** True if this tab stores a draft, which can be restored after a reload. */
  kept: boolean;
  /** Saves the changes. Set only if that doesn't need more input. Resolves to true if the changes are stored. */
  save?: (() => Promise<boolean>) | undefined;
}

/** A request to leave a page or an overlay with unsaved changes. */
export interface LeaveRequest {
  works: readonly UnsavedWork[];
  leave(): void;
  stay(): void;
  /** Saves everything, and then leaves. Stays if something can't be saved. */
  save(): Promise<void>;
  /** True while saving. The changes may be unregistered before saving ends. */
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
    // Deferred, because a form whose props change is unregistered and registered again.
    queueMicrotask(() => {
      if (works.size === 0 && leaveRequest?.saving === false) leaveRequest.leave();
    });
  };
}

/**
 * Registers typed text that becomes part of the form only on blur, such as the last of several tags. `enter` adds the text
 * immediately, before a dialog or a save.
 */
export const addTyped = (enter: () => void): (() => void) => add(typed, enter);

export function enterTyped(): void {
  for (const enter of typed) enter();
}

/** Marks changes that the user has chosen to lose, so that later checks don't ask again. */
export const release = (work: UnsavedWork): void => void released.add(work);

/** The changes that would be lost if the page closed now. */
export function unsavedWork(): readonly UnsavedWork[] {
  enterTyped();
  return [...works].filter((work) => !released.has(work));
}

/**
 * Registers unsaved changes until the returned function is called. If all changes are saved while the dialog is open, the
 * dialog closes, and the user leaves.
 */
export const addUnsavedWork = (work: UnsavedWork): (() => void) => add(works, work);

export const watchUnsavedWork = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => snapshot,
};

/**
 * True while the dialog is open. Until the dialog has the focus, the content below it still receives key presses, and must
 * ignore them.
 */
export const isAsking = (): boolean => leaveRequest !== undefined;

/**
 * Answers the open dialog with "Keep editing", unless it is saving. Returns true if a dialog was open. A dialog doesn't handle
 * keys until one frame after it appears. If Escape is pressed before that, the content below receives the key, but it is meant
 * for the dialog.
 */
export function keepEditing(): boolean {
  if (!leaveRequest) return false;
  if (!leaveRequest.saving) leaveRequest.stay();
  return true;
}

/**
 * Asks whether these changes may be lost. Resolves to true immediately if there aren't any changes, or after they are saved or
 * discarded. Shows only one dialog at a time. A new dialog replaces an open one, which then resolves to false.
 */
export function mayLeave(some: readonly UnsavedWork[] = unsavedWork()): Promise<boolean> {
  if (some.length === 0) return Promise.resolve(true);
  leaveRequest?.stay();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (leave: boolean) => () => {
    // Ignores the answer if the changes were saved in the meantime, which has already closed the dialog.
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

/** Asks before a reload, and only about changes without a draft, because drafts survive a reload. */
export const mayReload = (): Promise<boolean> =>
  mayLeave(unsavedWork().filter(({ kept }) => !kept));
