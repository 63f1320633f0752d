import { Combobox as Ark } from "@ark-ui/react/combobox";
import { cx } from "#styled/css";
import { field, tags } from "#styled/recipes";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { useFirstFew } from "../lib/use-first-few.ts";
import { behavior, OpenButton, Options, useOptions, type OptionSource } from "./combobox.tsx";
import { Button } from "./button.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";
import { Tag } from "./tags.tsx";

const [frame, tag] = [field({ grows: true }), tags()];

export interface MultiSelectProps extends FieldProps, Omit<OptionSource, "labels"> {
  value: readonly string[];
  onValueChange(value: string[]): void;
  /** True to allow only one value. A new choice replaces it. */
  single?: boolean;
  /** Called when the list opens. The caller can wait until then to request the options. */
  onOpen?(): void;
  /** Called for typed text that isn't an option. The caller has to add it to the value. */
  onCreate?(text: string): void;
  labels: OptionSource["labels"] & {
    remove(label: string): string;
    /** Returns the label of the option that creates a value, such as "Create “linen”". Required with `onCreate`. */
    create?(text: string): string;
    /** Returns the label of the button that shows all values if there are many. If it's missing, all values are visible. */
    more?(count: number): string;
  };
  placeholder?: string;
  /** Content after the button that opens the list. */
  end?: ReactNode;
  disabled?: boolean;
  onBlur?(): void;
}

/** A value that no option can have. */
const CREATE = "\u{0}create";

export function MultiSelect(props: MultiSelectProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, onCreate, onOpen, single = false, ...others } = rest;
  const { placeholder, end, disabled = false, onBlur, ...source } = others;
  const { labels, options } = source;
  const [search, setSearch] = useState<string | null>(null);
  const few = useFirstFew(value);
  const shown = labels.more ? few.shown : value;
  const input = useRef<HTMLInputElement>(null);
  const text = search?.trim() ?? "";
  const creates =
    onCreate !== undefined &&
    labels.create !== undefined &&
    text !== "" &&
    !options.some(({ label }) => label.toLowerCase() === text.toLowerCase());
  const createLabel = creates ? labels.create?.(text) : undefined;
  const extra = useMemo(
    () => (createLabel === undefined ? undefined : { value: CREATE, label: createLabel }),
    [createLabel],
  );
  const { collection, labelOf, onPress } = useOptions(source, search, extra);
  const onSearchText = (next: string) => {
    setSearch(next);
    source.onSearch?.(next);
  };
  const remove = (gone: string) => {
    onValueChange(value.filter((one) => one !== gone));
    input.current?.focus();
  };
  return (
    <Field {...frameProps}>
      {({ id, required, ...aria }) => (
        <Ark.Root
          {...behavior}
          multiple
          closeOnSelect={single}
          selectionBehavior="clear"
          ids={{ input: id }}
          collection={collection}
          value={[...value]}
          inputValue={search ?? ""}
          disabled={disabled}
          invalid={aria["aria-invalid"] ?? false}
          translations={{ triggerLabel: labels.open }}
          onValueChange={({ value: next }) => {
            if (next.includes(CREATE)) onCreate?.(text);
            else onValueChange(single ? next.slice(-1) : next);
            onSearchText("");
          }}
          onOpenChange={({ open }) => {
            if (open) onOpen?.();
            else onSearchText("");
          }}
        >
          <Ark.Control className={frame.control}>
            <div className={tag.words}>
              {shown.map((one) => (
                <Tag
                  key={one}
                  label={labelOf(one)}
                  removeLabel={labels.remove(labelOf(one))}
                  disabled={disabled}
                  onRemove={() => remove(one)}
                />
              ))}
              {labels.more && few.more > 0 && (
                <Button
                  size="sm"
                  visual="ghost"
                  onClick={() => {
                    few.showAll();
                    input.current?.focus();
                  }}
                >
                  {labels.more(few.more)}
                </Button>
              )}
              <Ark.Input
                ref={input}
                className={cx(frame.input, tag.input)}
                placeholder={value.length === 0 ? placeholder : undefined}
                aria-describedby={aria["aria-describedby"]}
                aria-required={required}
                // Doesn't use Ark's own event, which would also report that a changed value clears the text.
                onChange={(event) => onSearchText(event.currentTarget.value)}
                onBlur={onBlur}
                onKeyDown={(event) => {
                  const last = value.at(-1);
                  if (event.key === "Backspace" && !search && last !== undefined) remove(last);
                }}
              />
            </div>
            <OpenButton />
            {end}
          </Ark.Control>
          <Options {...{ source, collection, onPress }} />
        </Ark.Root>
      )}
    </Field>
  );
}
