import { Combobox as Ark } from "@ark-ui/react/combobox";
import { field } from "#styled/recipes";
import { useMemo, useState } from "react";
import { behavior, OpenButton, Options, useOptions } from "./combobox.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";

const frame = field();
const none: string[] = [];

export interface SuggestFieldProps extends FieldProps {
  value: string;
  onValueChange(value: string): void;
  /** The values of other records. Any other text is accepted too. */
  suggestions: readonly string[];
  labels: { open: string };
  disabled?: boolean;
  onBlur?(): void;
}

/** A text field with suggestions. The text is the value, whether it was chosen or typed. */
export function SuggestField(props: SuggestFieldProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, suggestions, labels, disabled = false, onBlur } = rest;
  // Only typed text filters the suggestions. Opening a filled field shows all of them.
  const [search, setSearch] = useState<string | null>(null);
  const options = useMemo(
    () => suggestions.map((word) => ({ value: word, label: word })),
    [suggestions],
  );
  const source = { options, labels: { ...labels, empty: "", loading: "" } };
  const { collection, onPress } = useOptions(source, search);
  // Suggests nothing if the only suggestion is the current text, because the list would just cover the content below.
  const offers = collection.items.some((item) => item.value !== value);
  return (
    <Field {...frameProps}>
      {({ id, required, ...aria }) => (
        <Ark.Root
          {...behavior}
          // Enter accepts the typed text, unless an arrow key has highlighted a suggestion.
          inputBehavior="none"
          allowCustomValue
          ids={{ input: id }}
          collection={collection}
          // Has no selection, because choosing a suggestion only copies its text.
          value={none}
          selectionBehavior="preserve"
          inputValue={value}
          disabled={disabled}
          required={required ?? false}
          invalid={aria["aria-invalid"] ?? false}
          translations={{ triggerLabel: labels.open }}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason !== "input-change") return;
            setSearch(inputValue);
            onValueChange(inputValue);
          }}
          onValueChange={({ value: [next] }) => {
            if (next !== undefined) onValueChange(next);
          }}
          onOpenChange={({ open }) => {
            if (!open) setSearch(null);
          }}
        >
          <Ark.Control className={frame.control}>
            <Ark.Input
              className={frame.input}
              autoComplete="off"
              aria-describedby={aria["aria-describedby"]}
              onBlur={onBlur}
            />
            {options.length > 0 && <OpenButton />}
          </Ark.Control>
          {offers && <Options {...{ source, collection, onPress }} />}
        </Ark.Root>
      )}
    </Field>
  );
}
