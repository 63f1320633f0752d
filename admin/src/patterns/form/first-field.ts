const enabled = ":not(:disabled, [tabindex='-1'])";
const FIELD = `:is(input, textarea, select, [role=combobox])${enabled}`;
/** A button that removes something is never the first: Enter, pressed too early, would remove it. */
const BUTTON = `:is(button, [role=button]):not([data-remove])${enabled}`;

/** The control that takes the focus when a form opens: its first field, or else its first button. */
export const firstField = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector<HTMLElement>(BUTTON) ?? null;
