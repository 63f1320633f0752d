import { recall, remember } from "./session.ts";

/** What was typed into a form and not sent yet outlives a reload, in this tab alone: an address is nobody else's business. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly keep: (form: HTMLFormElement) => void;
  readonly forget: () => void;
}

/** @param name of the form, with what it is about: of another cart or country, other things are asked. */
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
