import { Combobox as Ark, createListCollection } from "@ark-ui/react/combobox";
import { css, cx } from "#styled/css";
import { field, menu } from "#styled/recipes";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Field, splitField, type FieldProps } from "./field.tsx";

const [frame, list] = [field(), menu()];
/** The same width as the field, within limits, so that a long name and its note fit on one line. */
const width = css({
  width: "var(--reference-width)",
  // A list below a narrow field is wide enough for names.
  minWidth: "min(16rem, calc(100vw - 16px))",
  maxWidth: "min(28rem, max(20rem, var(--reference-width, 0px)), calc(100vw - 16px))",
});

export interface Option {
  value: string;
  label: string;
  /** A small text next to the label. */
  note?: string;
  disabled?: boolean;
}

export interface OptionSource {
  options: readonly Option[];
  /** Additional options, such as the selected one, which the search results might not contain. */
  known?: readonly Option[];
  /** Called whenever the text changes, to request options. If it's missing, the component filters the options itself. */
  onSearch?(text: string): void;
  loading?: boolean;
  labels: { open: string; empty: string; loading: string };
}

export interface ComboboxProps extends FieldProps, OptionSource {
  value: string | null;
  onValueChange(value: string): void;
  placeholder?: string;
  disabled?: boolean;
  onBlur?(): void;
}

/** A field for choosing one of many options, which the user finds by typing. For only a few options, use a select field. */
export function Combobox(props: ComboboxProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, placeholder, disabled = false, onBlur, ...source } = rest;
  const [search, setSearch] = useState<string | null>(null);
  const { collection, labelOf, onPress } = useOptions(source, search);
  const reset = () => {
    setSearch(null);
    source.onSearch?.("");
  };
  return (
    <Field {...frameProps}>
      {({ id, required, ...aria }) => (
        <Ark.Root
          {...behavior}
          ids={{ input: id }}
          collection={collection}
          value={value === null ? [] : [value]}
          inputValue={search ?? (value === null ? "" : labelOf(value))}
          disabled={disabled}
          required={required ?? false}
          invalid={aria["aria-invalid"] ?? false}
          translations={{ triggerLabel: source.labels.open }}
          onValueChange={({ value: [next] }) => {
            if (next !== undefined) onValueChange(next);
          }}
          onOpenChange={({ open }) => !open && reset()}
        >
          <Ark.Control className={frame.control}>
            <Ark.Input
              className={frame.input}
              placeholder={placeholder}
              aria-describedby={aria["aria-describedby"]}
              onChange={({ currentTarget: { value: text } }) => {
                setSearch(text);
                source.onSearch?.(text);
              }}
              // Resets here too, because the list may be closed. Typing while the list is closing doesn't open it again.
              onKeyDown={({ key }) => key === "Escape" && search !== null && reset()}
              onBlur={() => {
                if (search !== null) reset();
                onBlur?.();
              }}
            />
            <OpenButton />
          </Ark.Control>
          <Options {...{ source, collection, onPress }} />
        </Ark.Root>
      )}
    </Field>
  );
}

/** Behavior that fields for single and multiple choices have in common. */
export const behavior = {
  lazyMount: true,
  unmountOnExit: true,
  openOnClick: true,
  inputBehavior: "autohighlight",
  positioning: { strategy: "fixed", placement: "bottom-start", gutter: 4, sameWidth: true },
} as const;

export function useOptions(
  { options, known = [], onSearch }: OptionSource,
  search: string | null,
  extra?: Option,
) {
  const external = onSearch !== undefined;
  const matching = useMemo(() => {
    const wanted = plain(search ?? "");
    const items = external
      ? options
      : options.filter(({ label, note = "" }) => plain(`${label} ${note}`).includes(wanted));
    return createListCollection<Option>({
      items: extra ? [...items, extra] : items,
      isItemDisabled: ({ disabled = false }) => disabled,
    });
  }, [options, external, search, extra]);
  const [collection, onPress] = useHeld(matching);
  const labelOf = (value: string) =>
    [...options, ...known, ...collection.items].find((option) => option.value === value)?.label ??
    value;
  return { collection, labelOf, onPress };
}

/**
 * Keeps the options while the pointer is pressed in the list. If results that arrive in the meantime replaced the pressed
 * option, the browser would send the click to the whole list, and the choice would be lost.
 */
function useHeld<Value>(now: Value): [Value, () => void] {
  const [held, setHeld] = useState<{ value: Value }>();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  const press = () => {
    const ended = new AbortController();
    // Releases in the next task, because the click follows in the same one.
    const end = () => setTimeout(() => setHeld(undefined));
    release.current?.();
    release.current = () => ended.abort();
    addEventListener("pointerup", end, { once: true, signal: ended.signal });
    addEventListener("pointercancel", end, { once: true, signal: ended.signal });
    setHeld({ value: now });
  };
  return [held ? held.value : now, press];
}

/** Normalizes text for comparisons. Ignores case and accents. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

export const OpenButton = () => (
  <Ark.Trigger className={frame.trigger}>
    <ChevronDown aria-hidden />
  </Ark.Trigger>
);

export function Options({
  source: { loading = false, labels },
  collection,
  onPress,
}: { source: OptionSource } & Pick<ReturnType<typeof useOptions>, "collection" | "onPress">) {
  return (
    <Ark.Positioner className={list.positioner}>
      <Ark.Content className={cx(list.content, width)} onPointerDownCapture={onPress}>
        {collection.items.map((option) => (
          <Ark.Item key={option.value} item={option} className={list.item}>
            <Ark.ItemText className={list.itemText}>{option.label}</Ark.ItemText>
            {option.note !== undefined && <span className={list.itemNote}>{option.note}</span>}
            <Ark.ItemIndicator className={list.itemMark}>
              <Check aria-hidden />
            </Ark.ItemIndicator>
          </Ark.Item>
        ))}
        {(loading || collection.size === 0) && (
          <div className={list.note} role="option" aria-disabled aria-selected={false}>
            {loading ? labels.loading : labels.empty}
          </div>
        )}
      </Ark.Content>
    </Ark.Positioner>
  );
}
