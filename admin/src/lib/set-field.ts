interface AnyForm {
  setFieldValue(name: string, value: unknown): void;
}

/** Sets a field by its name, for code that handles forms with any values. */
export const setField = (form: object, name: string, value: unknown): void =>
  (form as AnyForm).setFieldValue(name, value);
