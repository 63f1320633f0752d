import { useEffect, useState } from "react";

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

const PREFIX = "countertop.draft ";

/**
 * Keeps what is being written in this tab, so that a reload loses nothing, and offers it afterwards. Under the address and
 * `name`, which is the form's. Saving, discarding and leaving the page end the draft. Secrets are never kept.
 */
export function useDraft<Values extends object>(name: string, form: DraftableForm<Values>): Draft {
  const key = `${PREFIX}${location.pathname} ${name}`;
  const [offer, setOffer] = useState(() => readDraft(key));

  useEffect(() => {
    const { unsubscribe } = form.store.subscribe(() => {
      const { values, isDefaultValue } = form.store.state;
      const changes = isDefaultValue ? {} : changesOf(form.options.defaultValues ?? {}, values);
      if (Object.keys(changes).length > 0) writeDraft(key, changes);
      else if (readDraft(key)) removeDraft(key);
    });
    return () => {
      unsubscribe();
      // Leaving the page for another one is a decision; a reload does not come by here.
      removeDraft(key);
    };
  }, [form, key]);

  const dismiss = () => {
    removeDraft(key);
    setOffer(undefined);
  };
  return {
    offered: offer !== undefined,
    restore() {
      for (const [field, value] of Object.entries(offer ?? {}))
        if (field in form.store.state.values) form.setFieldValue(field as never, value as never);
      setOffer(undefined);
    },
    dismiss,
  };
}

/** Nobody else shall find what the last reader was writing. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) removeDraft(key);
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
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, changes: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Full, or blocked: the page asks before it is left, as ever.
  }
}

const removeDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
};
