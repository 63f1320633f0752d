import { recall, remember } from "./session.ts";

/** Unsent input of a form. Survives a reload, but only in this tab, because an address is private. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly keep: (form: HTMLFormElement) => void;
  readonly forget: () => void;
}

/** @param name of the form and its subject: another cart or country has other fields. */
export function typed(name: string): Typed {
  const key = `countertop-typed ${name}`;
  return {
    values: recall<string>(key),
    keep: (form) => {
      const values = [...new FormData(form)].filter(([, value]) => typeof value === "string");
      remember(key, Object.fromEntries(values));
    },
    forget: () => remember(key),
  };
}
