import { useCallback, useEffect, useState } from "react";
import { readStorage, writeStorage } from "../../lib/browser-storage.ts";

/** What a form must have for its draft to be kept; TanStack Form's has it. */
interface DraftableForm<Values> {
  store: {
    state: { values: Values; isDefaultValue: boolean };
    subscribe(listener: () => void): { unsubscribe(): void };
  };
  options: { defaultValues?: Values | undefined };
  setFieldValue(name: never, value: never): void;
}

export interface Draft {
  /** What was changed here before the page was loaded anew waits to be taken up. */
  offered: boolean;
  restore(): void;
  dismiss(): void;
}

/** A draft ends with its page, and what is open over it. */
const placeOf = ({ pathname, search }: Location): string =>
  new URLSearchParams(search).has("edit") ? pathname + search : pathname;

export interface DraftStore {
  /** What was kept before the page was loaded anew, until it is taken up or dismissed. */
  offer: Readonly<Record<string, unknown>> | undefined;
  /** Nothing: there is no draft any more. */
  keep(changes: object): void;
  /** It has been taken up. */
  taken(): void;
  dismiss(): void;
}

/** A place in this tab for one draft, under the address of the page and `name`. It ends when the page is left for another one. */
export function useDraftStore(name: string): DraftStore {
  const [key] = useState(() => `${placeOf(location)} ${name}`);
  const [offer, setOffer] = useState(() => readDraft(key));
  // Leaving the page is a decision; a reload does not come by here.
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
 * Keeps what is being written in this tab, so that a reload loses nothing, and offers it afterwards. Saving, discarding and
 * leaving the page end the draft. Secrets are never kept.
 */
export function useDraft<Values extends object>(form: DraftableForm<Values>, name = ""): Draft {
  const { offer, keep, taken, dismiss } = useDraftStore(name);

  useEffect(() => {
    const { unsubscribe } = form.store.subscribe(() => {
      const { values, isDefaultValue } = form.store.state;
      keep(isDefaultValue ? {} : changesOf(form.options.defaultValues ?? {}, values));
    });
    return unsubscribe;
  }, [form, keep]);

  return {
    offered: offer !== undefined,
    restore() {
      for (const [field, value] of Object.entries(offer ?? {}))
        if (field in form.store.state.values) form.setFieldValue(field as never, value as never);
      taken();
    },
    dismiss,
  };
}

/** Only what was changed: the rest is the record's, and may be newer by then. */
export function changesOf(before: object, now: object): Record<string, unknown> {
  const stored = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
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
  // Where storage is full or blocked, the page still asks before it is left.
  writeStorage("draft", JSON.stringify(changes), key);
}

const removeDraft = (key: string): void => void writeStorage("draft", null, key);
