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
import { useDraft, type Draft } from "./draft.ts";
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

/** What a schema says of a wrong value: the key of a sentence, so that schemas know no language. */
export type Message = ParseKeys<
  [
    "common",
    "discounts",
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

/** A schema's messages are keys, with the limit that a value goes beyond; the server's are words already. */
function useErrors(errors: readonly unknown[]): string[] {
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

interface BoundProps {
  children(control: {
    value: string;
    errors: string[];
    moreErrors(count: number): string;
    onBlur(): void;
    onValueChange(value: string): void;
  }): ReactNode;
}
/** For a control that has no place among these. */
function BoundControl({ children }: BoundProps) {
  const { value, errors, moreErrors, onBlur } = useControl();
  const { handleChange } = useFieldContext<string>();
  return children({ value, errors, moreErrors, onBlur, onValueChange: handleChange });
}

/** TanStack Form with our fields bound to it: `<form.AppField name="title">{(field) => <field.Text label=… />}`. */
const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text: TextControl, Textarea: TextareaControl, Bound: BoundControl },
  formComponents: {},
});

/** With the next paint, once what it leads to may take the focus: a form that is on its way does not. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const field = find();
    if (field?.isConnected && field.closest("[inert]")) focusSoon(find);
    else field?.focus();
  });
}

/**
 * After a refused submit: takes the reader to what is wrong, in the form or in what says `data-form` around it. Fields of
 * another kind say `data-flaw` while something is wrong with them.
 */
const focusFirstError = (form: HTMLFormElement | null): void =>
  focusSoon(() =>
    (form?.closest("[data-form]") ?? form)?.querySelector<HTMLElement>(
      ":is(input, textarea, select)[aria-invalid=true], input[data-invalid], [data-flaw]",
    ),
  );

/** Takes the reader to a field that was just added. */
export const focusField = (name: string): void =>
  focusSoon(() => document.getElementsByName(name)[0]);

/** What a save bar, a drawer or a modal needs to know of the form in it. */
export interface Edit {
  /** For the `<form>`. */
  props: Pick<ComponentProps<"form">, "id" | "ref" | "noValidate" | "onSubmit"> & { id: string };
  dirty: boolean;
  saving: boolean;
  /** How often it has been saved. */
  saved: number;
  /** Why the last attempt failed, where no field can say it. */
  problem: Problem | undefined;
  /** To be rendered where the form is: whose version is to be saved. */
  question?: ReactNode;
  discard(): void;
  /** Stores it; whether it is stored then. */
  save?: () => Promise<boolean>;
  /** What was written here before the page was loaded anew. */
  draft?: Draft;
}

/** Thrown on the way to a save by who knows which field is refused, and says why in words. */
export class Refused extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super("Refused");
    this.fields = fields;
  }
}

/** Thrown on the way to a save: the reader would rather go on writing. */
export class BackToForm extends Error {}

export interface EditOptions<Values extends object, Parsed> {
  values: Values;
  schema: v.GenericSchema<Values, Parsed>;
  /** Sends it, or throws `BackToForm`; what is answered is what the form holds from then on. */
  save(parsed: Parsed): Promise<Values | void>;
  /** What its draft is kept under beside the address of the page and what is open over it. */
  draftName?: string | undefined;
}

/**
 * A form that edits something stored. What the server refuses is shown at the field it speaks of, or as the form's
 * problem; what was typed is never lost by it.
 */
export function useEditForm<Values extends object, Parsed>({
  values,
  schema,
  save,
  draftName,
}: EditOptions<Values, Parsed>) {
  const { t } = useTranslation("common");
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [saved, setSaved] = useState(0);
  const underWay = useRef<Promise<void>>(undefined);
  /** Asked for while it was being saved: once more then, with what was written since. */
  const again = useRef(false);

  const form = useAppForm({
    defaultValues: values,
    // Nobody is told off while still typing for the first time; after a refused save every key counts.
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
        // Where the form goes on, what was written while it was saved is still to be saved.
        const since = Object.entries(stored ? formApi.state.values : {}).filter(
          ([name, now]) => now !== Reflect.get(value, name),
        );
        formApi.reset(stored ?? value);
        for (const [name, now] of since) formApi.setFieldValue(name as never, now as never);
        setSaved((times) => times + 1);
      } catch (error) {
        again.current = false;
        if (error instanceof BackToForm) return;
        const fields =
          error instanceof Refused ? error.fields : fieldProblems(error, Object.keys(values), t);
        if (fields) {
          formApi.setErrorMap({ onSubmit: { fields } as never });
          focusFirstError(element.current);
        } else setProblem(problemOf(error, t));
      }
    },
  });
  const draft = useDraft(form, draftName);
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
  // Not before everybody knows what the first time has stored.
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
        // A form in a window over this one is its child to React.
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
