import { cx } from "#styled/css";
import { field, tags } from "#styled/recipes";
import { X } from "lucide-react";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { useTypedInput } from "../lib/use-typed-input.ts";
import { Field, splitField, type FieldProps } from "./field.tsx";

const [frame, styles] = [field({ grows: true }), tags()];

export interface TagProps {
  label: string;
  removeLabel: string;
  disabled?: boolean;
  onRemove(): void;
}

/** One value in a field that contains several. */
export const Tag = ({ label, removeLabel, disabled, onRemove }: TagProps) => (
  <span className={styles.tag}>
    <bdi>{label}</bdi>
    <button
      type="button"
      className={styles.remove}
      aria-label={removeLabel}
      data-remove=""
      disabled={disabled}
      onClick={onRemove}
    >
      <X aria-hidden />
    </button>
  </span>
);

export interface TagsFieldProps extends FieldProps {
  value: readonly string[];
  onValueChange(value: string[]): void;
  labels: { remove(tag: string): string };
  placeholder?: string;
  disabled?: boolean;
  onBlur?(): void;
}

/**
 * A field for free-form tags. Enter, a comma, leaving the field, and saving the form each complete a tag. Ignores duplicates,
 * regardless of case.
 */
export function TagsField(props: TagsFieldProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, labels, placeholder, disabled = false, onBlur } = rest;
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const add = (raw: string) => {
    const known = new Set(value.map((tag) => tag.toLowerCase()));
    const fresh = raw
      .split(/[,،、\n\t]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "" && !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase()));
    if (fresh.length > 0) onValueChange([...value, ...fresh]);
    setText("");
  };
  useTypedInput(text.trim() !== "", () => add(text));
  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys while text is being composed, as in Japanese or Chinese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && text.trim() !== "") {
      event.preventDefault();
      add(text);
    }
    const last = value.at(-1);
    if (event.key === "Backspace" && text === "" && last !== undefined) remove(last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[,،、\n\t]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };

  return (
    <Field {...frameProps}>
      {(control) => (
        <div className={frame.control}>
          <div className={styles.words}>
            {value.map((tag) => (
              <Tag
                key={tag}
                label={tag}
                removeLabel={labels.remove(tag)}
                disabled={disabled}
                onRemove={() => remove(tag)}
              />
            ))}
            <input
              {...control}
              // The field requires a tag, and text in the input isn't a tag.
              required={false}
              aria-required={control.required}
              ref={input}
              className={cx(frame.input, styles.input)}
              autoComplete="off"
              placeholder={value.length === 0 ? placeholder : undefined}
              disabled={disabled}
              value={text}
              onChange={({ target }) =>
                /[,،、]$/.test(target.value) ? add(target.value) : setText(target.value)
              }
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => {
                add(text);
                onBlur?.();
              }}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
