const enabled = ":not(:disabled, [tabindex='-1'])";
const FIELD = `:is(input, textarea, select, [role=combobox])${enabled}`;
/** Excludes buttons that remove something, because pressing Enter too early would remove it. */
const BUTTON = `:is(button, [role=button]):not([data-remove])${enabled}`;

/** The element of a form that gets the focus first: the first field, or else the first button. */
export const firstField = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector<HTMLElement>(BUTTON) ?? null;

/** Maximum number of fields in a dialog. A form with more fields is a drawer with the height of the window. */
export const FEW_FIELDS = 3;

/**
 * Number of fields in a part of a form. Controls that belong to one field, such as a duration and its unit, or several radio
 * buttons, count as one.
 */
export const countFields = (part: HTMLElement): number =>
  new Set(
    [
      ...part.querySelectorAll(":is(input:not([type=hidden]), textarea, select, [role=combobox])"),
    ].map((control) => control.closest(".field__root") ?? control),
  ).size;
