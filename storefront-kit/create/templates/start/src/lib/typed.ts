import { recall, remember } from "./session.ts";

/** A form's unsent input. It is kept after a reload, but only in this tab, because an address is private. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly keep: (form: HTMLFormElement) => void;
  readonly forget: () => void;
}

/** @param name the name of the form and its subject, because the input belongs to one cart and country */
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
