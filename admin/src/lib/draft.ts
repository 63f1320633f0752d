import { useCallback, useEffect, useState } from "react";
import { readStorage, writeStorage } from "./browser-storage.ts";
import { setField } from "./set-field.ts";

/** The properties that a form with a draft needs. The forms of TanStack Form have them. */
interface DraftableForm<Values> {
  store: {
    state: { values: Values; isDefaultValue: boolean };
    subscribe(listener: () => void): { unsubscribe(): void };
  };
  options: { defaultValues?: Values | undefined };
  setFieldValue(name: never, value: never): void;
}

export interface Draft {
  /** True if changes that were made before a reload can be restored. */
  offered: boolean;
  restore(): void;
  dismiss(): void;
}

/** The key of a draft: the page's path, and the overlay that is open. */
const placeOf = ({ pathname, search }: Location): string =>
  new URLSearchParams(search).has("edit") ? pathname + search : pathname;

export interface DraftStore {
  /** Changes that were made before a reload, until they are restored or dismissed. */
  offer: Readonly<Record<string, unknown>> | undefined;
  /** Stores the changes. An empty object deletes the draft. */
  keep(changes: object): void;
  /** Call it after restoring the draft. */
  taken(): void;
  dismiss(): void;
}

/** Stores one draft in this tab, by the page's URL and `name`. The draft is deleted when the user leaves the page. */
export function useDraftStore(name: string): DraftStore {
  const [key] = useState(() => `${placeOf(location)} ${name}`);
  const [offer, setOffer] = useState(() => readDraft(key));
  // Deletes the draft when the user leaves the page, because leaving is a decision. A reload doesn't run this.
  useEffect(() => () => removeDraft(key), [key]);
  const keep = useCallback(
    (changes: object) => {
      if (Object.keys(changes).length > 0) writeDraft(key, changes);
      else removeDraft(key);
    },
    [key],
  );
  return {
    offer,
    keep,
    taken: () => setOffer(undefined),
    dismiss() {
      removeDraft(key);
      setOffer(undefined);
    },
  };
}

/**
 * Stores unsaved changes in this tab, so that they can be restored after a reload. Saving, discarding, and leaving the page
 * delete the draft. Secrets are never stored.
 */
export function useDraft<Values extends object>(
  form: DraftableForm<Values>,
  {
    name = "",
    secrets = NONE,
  }: { name?: string | undefined; secrets?: readonly string[] | undefined } = {},
): Draft {
  const { offer, keep, taken, dismiss } = useDraftStore(name);

  useEffect(() => {
    const { unsubscribe } = form.store.subscribe(() => {
      const { values, isDefaultValue } = form.store.state;
      keep(isDefaultValue ? {} : changesOf(form.options.defaultValues ?? {}, values, secrets));
    });
    return unsubscribe;
  }, [form, keep, secrets]);

  return {
    offered: offer !== undefined,
    restore() {
      for (const [field, value] of Object.entries(offer ?? {}))
        if (field in form.store.state.values) setField(form, field, value);
      taken();
    },
    dismiss,
  };
}

const NONE: readonly string[] = [];

/**
 * Returns only the changes, because other values of the record may be newer when the draft is restored. Leaves out fields that
 * are secret, or whose names suggest a secret.
 */
export function changesOf(
  before: object,
  now: object,
  secrets: readonly string[] = NONE,
): Record<string, unknown> {
  const stored = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        !secrets.includes(name) &&
        !/password|secret|token/i.test(name) &&
        JSON.stringify(value) !== JSON.stringify(stored[name]),
    ),
  );
}

function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(readStorage("draft", key) ?? "null");
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, changes: object): void {
  // Ignores full or blocked storage, because the page still asks before the user leaves.
  writeStorage("draft", JSON.stringify(changes), key);
}

const removeDraft = (key: string): void => void writeStorage("draft", null, key);
