const enabled = ":not(:disabled, [tabindex='-1'])";
const FIELD = `:is(input, textarea, select, [role=combobox])${enabled}`;
/** Excludes buttons that remove something: pressing Enter too early would remove it. */
const BUTTON = `:is(button, [role=button]):not([data-remove])${enabled}`;

/** Initial focus of a form: its first field, or else its first button. */
export const firstField = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector<HTMLElement>(BUTTON) ?? null;
