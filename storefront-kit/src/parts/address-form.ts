"use client";
import { useId, useState, type ChangeEvent, type FormEvent } from "react";
import {
  ADDRESS_FIELD_NAMES,
  addressFields,
  type AddressField,
  type AddressFieldName,
  type AddressValues,
} from "./address-fields.ts";
import { useSubmit } from "./submit.ts";

/** `required`, or a message from your `validate`. */
export type AddressError = string;

type Errors = { readonly [Name in AddressFieldName]?: AddressError | undefined };
type GivenAddress = { readonly [Name in AddressFieldName]?: string | null | undefined };

export interface AddressFormSettings {
  /**
   * The countries to choose from, such as `region.countries`. If there is only one, it is selected unless the address has a
   * country.
   */
  readonly countries?: readonly { readonly iso_2: string }[] | undefined;
  /** Initial values of the fields, such as an address from the API. */
  readonly defaultValue?: GivenAddress | null | undefined;
  /** Fields to require in addition to those that the country requires, such as `phone`. */
  readonly require?: readonly AddressFieldName[] | undefined;
  /** Fields to leave out, such as `company`. */
  readonly omit?: readonly AddressFieldName[] | undefined;
  /**
   * Returns messages for problems other than missing fields, such as an invalid postal code, or a problem that the server reported.
   */
  readonly validate?: ((values: AddressValues) => Errors) | undefined;
  /** `shipping` or `billing`. Tells the browser which of the visitor's addresses to fill in. */
  readonly section?: "shipping" | "billing" | undefined;
  /** Called with the trimmed values if all fields are valid. */
  readonly onSubmit: (address: AddressValues) => void | Promise<unknown>;
}

export interface AddressForm {
  /** The fields of the selected country, in order. */
  readonly fields: readonly AddressField[];
  readonly values: AddressValues;
  /** Messages to show: for fields that have lost the focus, and after the form was submitted, for all fields. */
  readonly errors: Errors;
  readonly isSubmitting: boolean;
  /** The error that `onSubmit` threw, until the next attempt. */
  readonly submitError: unknown;
  readonly set: (name: AddressFieldName, value: string) => void;
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly getLabelProps: (name: AddressFieldName) => { readonly htmlFor: string };
  /** Props for an `input`, or for the `select` of `country_code`. */
  readonly getFieldProps: (name: AddressFieldName) => AddressFieldProps;
  readonly getErrorProps: (name: AddressFieldName) => { readonly id: string };
}

interface AddressFieldProps {
  readonly id: string;
  readonly name: AddressFieldName;
  readonly autoComplete: string;
  readonly required: boolean;
  readonly value: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Returns the state of an address form: its fields by country, their problems, and the props that connect each field with its label
 * and error.
 */
export function useAddressForm({
  countries = [],
  defaultValue,
  require,
  omit,
  validate,
  section,
  onSubmit,
}: AddressFormSettings): AddressForm {
  const id = useId();
  const [changed, setChanged] = useState<GivenAddress>({});
  const [left, setLeft] = useState<ReadonlySet<AddressFieldName>>(new Set());
  const { submit: sendOnce, isSubmitting, submitError } = useSubmit();

  const values = valuesOf({ ...defaultValue, ...changed }, countries);
  const fields = addressFields(values.country_code, {
    ...(require && { require }),
    ...(omit && { omit }),
  });
  const wrong: Errors = { ...validate?.(values), ...missingOf(fields, values) };
  const errors: Errors = Object.fromEntries(
    fields.flatMap(({ name }) => (left.has(name) && wrong[name] ? [[name, wrong[name]]] : [])),
  );
  const set = (name: AddressFieldName, value: string) =>
    setChanged((before) => ({ ...before, [name]: value }));

  const submit = (form: HTMLFormElement): void => {
    setLeft(new Set(fields.map(({ name }) => name)));
    const first = fields.find(({ name }) => wrong[name]);
    if (first) form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    else void sendOnce(() => onSubmit(sentOf(fields, values)));
  };
  return {
    fields,
    values,
    errors,
    isSubmitting,
    submitError,
    set,
    getFormProps: () => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit(event.currentTarget);
      },
    }),
    getLabelProps: (name) => ({ htmlFor: `${id}${name}` }),
    getFieldProps: (name) => {
      const field = fields.find((one) => one.name === name);
      return {
        id: `${id}${name}`,
        name,
        autoComplete: [section, field?.autoComplete].filter(Boolean).join(" "),
        required: field?.required ?? false,
        value: values[name],
        "aria-invalid": errors[name] !== undefined,
        "aria-describedby": errors[name] === undefined ? undefined : `${id}${name}-error`,
        onChange: (event) => set(name, event.target.value),
        onBlur: () => setLeft((before) => new Set(before).add(name)),
      };
    },
    getErrorProps: (name) => ({ id: `${id}${name}-error` }),
  };
}

function valuesOf(given: GivenAddress, countries: readonly { iso_2: string }[]): AddressValues {
  const only = countries.length === 1 ? countries[0]?.iso_2 : undefined;
  const country = (given.country_code || only || "").toLowerCase();
  // Ignores a country that can't be selected, such as a country of another region.
  const known = countries.length === 0 || countries.some(({ iso_2 }) => iso_2 === country);
  const all = { ...given, country_code: known ? country : "" };
  return Object.fromEntries(
    ADDRESS_FIELD_NAMES.map((name) => [name, all[name] ?? ""]),
  ) as unknown as AddressValues;
}

const missingOf = (fields: readonly AddressField[], values: AddressValues): Errors =>
  Object.fromEntries(
    fields.flatMap(({ name, required }) =>
      required && values[name].trim() === "" ? [[name, "required"]] : [],
    ),
  );

/**
 * Returns the values to send. Fields that the form doesn't show are empty strings, because the server doesn't change missing
 * fields.
 */
function sentOf(fields: readonly AddressField[], values: AddressValues): AddressValues {
  const shown = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      shown.has(name as AddressFieldName) ? value.trim() : "",
    ]),
  ) as unknown as AddressValues;
}
