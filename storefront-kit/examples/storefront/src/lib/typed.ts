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
    values: read(key),
    keep: (form) => {
      const values = [...new FormData(form)].filter(([, value]) => typeof value === "string");
      attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values))));
    },
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function read(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Storage may be refused; then a reload begins anew. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing more can be done.
  }
}
