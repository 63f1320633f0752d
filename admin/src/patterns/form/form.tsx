import {
  createFormHook,
  createFormHookContexts,
  revalidateLogic,
  useStore,
} from "@tanstack/react-form";
import type { ParseKeys } from "i18next";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { setField } from "../../lib/set-field.ts";
import { useDraft, type Draft } from "../../lib/draft.ts";
import { useFormat } from "../page/use-format.ts";
import { fieldProblems, problemOf, type Problem } from "../../lib/errors.ts";
import { enterTyped, isAsking } from "../../lib/unsaved-work.ts";
import {
  TextareaField,
  TextField,
  type TextareaFieldProps,
  type TextFieldProps,
} from "../../ui/field.tsx";

const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** A schema's message for an invalid value. It is the key of a string, so that schemas don't depend on the language. */
export type Message = ParseKeys<
  [
    "common",
    "discounts",
    "draft-orders",
    "gift-card-product",
    "gift-cards",
    "products",
    "price-lists",
    "product-create",
    "product-variants",
    "regions",
    "settings-store",
    "stock-locations",
    "taxes",
  ]
>;
export const message = (key: Message): Message => key;

/**
 * Converts errors to texts. Messages of schemas are keys, and the value in their text is the limit. Messages from the server
 * are already texts.
 */
export function useErrors(errors: readonly unknown[]): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  return errors.flatMap((error) => {
    if (typeof error === "string") return [error];
    const { message, requirement } = (error ?? {}) as { message?: string; requirement?: unknown };
    if (message === undefined) return [];
    const value = typeof requirement === "number" ? format.number(requirement) : "";
    return [t(message as ParseKeys, { value })];
  });
}

function useControl() {
  const { t } = useTranslation("common");
  const field = useFieldContext<string>();
  return {
    name: field.name,
    value: field.state.value,
    errors: useErrors(field.state.meta.errors),
    moreErrors: (count: number) => t("form.moreErrors", { count }),
    onBlur: field.handleBlur,
    onChange: (event: { target: { value: string } }) => field.handleChange(event.target.value),
  };
}

const TextControl = (props: TextFieldProps) => <TextField {...props} {...useControl()} />;
const TextareaControl = (props: TextareaFieldProps) => (
  <TextareaField {...props} {...useControl()} />
);

export interface BoundProps {
  children(control: {
    value: string;
    errors: string[];
    moreErrors(count: number): string;
    onBlur(): void;
    onValueChange(value: string): void;
  }): ReactNode;
}
/** Binds any other control to the form. */
function BoundControl({ children }: BoundProps) {
  const { value, errors, moreErrors, onBlur } = useControl();
  const { handleChange } = useFieldContext<string>();
  return children({ value, errors, moreErrors, onBlur, onValueChange: handleChange });
}

/** TanStack Form with the admin's fields bound to it: `<form.AppField name="title">{(field) => <field.Text label=… />}`. */
const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text: TextControl, Textarea: TextareaControl, Bound: BoundControl },
  formComponents: {},
});

/**
 * Focuses an element in the next frame. By then, an overlay that is opening has taken the focus, so a form in the overlay
 * doesn't compete with it.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const field = find();
    if (field?.isConnected && field.closest("[inert]")) focusSoon(find);
    else field?.focus();
  });
}

/**
 * Focuses the first problem after a rejected submit, in the form or in the `data-form` element around it. Custom fields have a
 * data attribute while they have a problem.
 */
export const focusFirstError = (form: HTMLFormElement | null): void =>
  focusSoon(() =>
    (form?.closest("[data-form]") ?? form)?.querySelector<HTMLElement>(
      ":is(input, textarea, select)[aria-invalid=true], input[data-invalid], [data-problem]",
    ),
  );

/** Focuses a field that was just added. */
export const focusField = (name: string): void =>
  focusSoon(() => document.getElementsByName(name)[0]);

/** The state of a form, for its save bar, drawer, or modal. */
export interface Edit {
  /** Props for the `<form>`. */
  props: Pick<ComponentProps<"form">, "id" | "ref" | "noValidate" | "onSubmit"> & { id: string };
  dirty: boolean;
  saving: boolean;
  /** Number of successful saves. */
  saved: number;
  /** The problem of the last attempt to save, if it doesn't belong to a field. */
  problem: Problem | undefined;
  /** The conflict dialog. Render it next to the form. */
  question?: ReactNode;
  discard(): void;
  /** Saves the form. Resolves to true if the values are stored. */
  save?: () => Promise<boolean>;
  /** Changes that were made before a reload. */
  draft?: Draft;
}

/** Thrown while saving, to reject fields with a message. */
export class InvalidFields extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super("InvalidFields");
    this.fields = fields;
  }
}

/** Thrown while saving, if the user chooses to continue editing. */
export class BackToForm extends Error {}

export interface EditOptions<Values extends object, Parsed> {
  values: Values;
  schema: v.GenericSchema<Values, Parsed>;
  /** Sends the values, or throws `BackToForm`. The form continues with the returned values. */
  save(parsed: Parsed): Promise<Values | void>;
  /** A name for the draft, in addition to the URL of the page and its overlay. */
  draftName?: string | undefined;
  /** Names of fields that a draft must not contain. Pass the same array on each render. */
  secrets?: readonly string[] | undefined;
}

/**
 * A form for a stored or a new record. A server error is shown at its field, or as the form's problem. Errors never discard
 * changes.
 */
export function useEditForm<Values extends object, Parsed>({
  values,
  schema,
  save,
  draftName,
  secrets,
}: EditOptions<Values, Parsed>) {
  const { t } = useTranslation("common");
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [saved, setSaved] = useState(0);
  const underWay = useRef<Promise<void>>(undefined);
  /** True if a save was requested while saving. The form then saves again with the newer changes. */
  const again = useRef(false);

  const form = useAppForm({
    defaultValues: values,
    // Shows no messages before the first attempt to save. After a rejected one, validates on each key press.
    validationLogic: revalidateLogic({ mode: "submit", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema },
    onSubmitInvalid: () => {
      again.current = false;
      focusFirstError(element.current);
    },
    onSubmit: async ({ value, formApi }) => {
      setProblem(undefined);
      try {
        const stored = await save(v.parse(schema, value));
        // Keeps changes that were made while saving. If the form stays open, it still has to save them.
        const since = Object.entries(stored ? formApi.state.values : {}).filter(
          ([name, now]) => now !== Reflect.get(value, name),
        );
        formApi.reset(stored ?? value);
        for (const [name, now] of since) setField(formApi, name, now);
        setSaved((times) => times + 1);
      } catch (error) {
        again.current = false;
        if (error instanceof BackToForm) return;
        const fields =
          error instanceof InvalidFields
            ? error.fields
            : fieldProblems(error, Object.keys(values), t);
        if (fields) {
          formApi.setErrorMap({ onSubmit: { fields } });
          focusFirstError(element.current);
        } else setProblem(problemOf(error, t));
      }
    },
  });
  const draft = useDraft(form, { name: draftName, secrets });
  const dirty = useStore(form.store, (state) => !state.isDefaultValue);
  const saving = useStore(form.store, (state) => state.isSubmitting);
  const submit = async (): Promise<boolean> => {
    enterTyped();
    if (underWay.current) again.current = true;
    underWay.current ??= form.handleSubmit().finally(() => (underWay.current = undefined));
    await underWay.current;
    return form.state.isDefaultValue;
  };
  const saveAgain = useEffectEvent(async () => {
    await underWay.current;
    if (again.current && !form.state.isDefaultValue) void submit();
    again.current = false;
  });
  // Saves again in an effect, after all components have rendered the result of the first save.
  useEffect(() => {
    if (saved > 0) void saveAgain();
  }, [saved]);

  const edit: Edit & Required<Pick<Edit, "save" | "draft">> = {
    props: {
      id,
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // Stops the event. A form in an overlay is a child of this form in React's tree, so its events would bubble here.
        event.stopPropagation();
        if (!isAsking()) void submit();
      },
    },
    dirty,
    saving,
    saved,
    problem,
    discard: () => {
      form.reset();
      setProblem(undefined);
    },
    save: submit,
    draft,
  };
  return { form, edit };
}

export type EditForm<Values extends object> = ReturnType<
  typeof useEditForm<Values, Values>
>["form"];
