import { cx } from "#styled/css";
import { field, numberField } from "#styled/recipes";
import { ChevronDown, ChevronUp } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { parseNumber } from "../lib/amounts.ts";
import { numbersAs } from "../lib/languages.ts";
import { Affix, Field, type FieldProps } from "./field.tsx";

const [frame, styles] = [field(), numberField()];

export interface NumberFieldProps extends FieldProps {
  /** The number. Null for an empty field, and `NaN` for text that isn't a number. */
  value: number | null;
  onValueChange(value: number | null): void;
  /** The locale, which determines the digits and the separators. */
  locale: string;
  /** The labels of both buttons. */
  labels: { increment: string; decrement: string };
  min?: number;
  max?: number;
  /** The difference that the buttons and arrow keys add or subtract. Default: 1. */
  step?: number;
  /** The expected number of decimals. Default: 0. Additional decimals aren't removed, because the form rejects them. */
  decimals?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?(): void;
  /** Called for Enter, which then doesn't submit the form. */
  onEnter?(): void;
}

/**
 * A field for a number in the locale's notation. Doesn't use Ark's number input: it accepts only the separators of one locale,
 * so that `2,5` is 25 in English, and doesn't accept digits of other scripts.
 */
export function NumberField({
  value,
  onValueChange,
  locale,
  labels,
  min = -Infinity,
  max = Infinity,
  step = 1,
  decimals = 0,
  prefix,
  suffix,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  onBlur,
  onEnter,
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Keeps the text as it was typed ("1." before "1.5") as long as it has the same value.
  const text =
    typed && Object.is(typed.value, value)
      ? typed.text
      : value === null || Number.isNaN(value)
        ? ""
        : // No thousands separators while the user types: adding or deleting a digit would leave them in the wrong place.
          new Intl.NumberFormat(numbersAs(locale), {
            useGrouping: !focused,
            // Prevents rounding, which the user wouldn't notice.
            maximumFractionDigits: 12,
          }).format(value);

  // True if the user has moved to the field with Tab, which selects its text. The selection must survive formatting.
  const chosen = useRef(false);
  useLayoutEffect(() => {
    if (focused && chosen.current) input.current?.select();
  }, [focused]);

  // Blocks letters. For malformed numbers, such as "1,2,3", the form shows an error.
  const onBeforeInput = (event: InputEvent) => {
    if (/\p{L}/u.test(event.data)) event.preventDefault();
  };
  /** Changes the value within the limits. Returns false if the value can't be stepped further in this direction. */
  const stepBy = (by: number) => {
    const from = value === null || Number.isNaN(value) ? 0 : value;
    // Rounds the sum, because binary fractions such as 0.1 + 0.2 are inexact.
    const next = Math.min(Math.max(Number((from + by).toFixed(12)), min), max);
    setTyped(undefined);
    if (Object.is(next, value)) return false;
    onValueChange(next);
    return by > 0 ? next < max : next > min;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (onEnter && event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    }
    const up = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (up === 0 || readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    stepBy(up * step * (event.shiftKey ? 10 : 1));
  };
  const hold = useHold(stepBy);
  const stepper = (up: 1 | -1) => ({
    type: "button" as const,
    className: styles.step,
    // The buttons aren't Tab stops, because the arrow keys in the field have the same effect.
    tabIndex: -1,
    "aria-label": up > 0 ? labels.increment : labels.decrement,
    disabled: disabled || (value !== null && (up > 0 ? value >= max : value <= min)),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Focuses the field only for a mouse. On touch devices, the focus would open the keyboard.
      if (event.pointerType === "mouse") {
        event.preventDefault();
        input.current?.focus({ preventScroll: true });
      }
      hold.begin(up * step);
    },
    onPointerUp: hold.end,
    onPointerLeave: hold.end,
    onPointerCancel: hold.end,
    // Handles a click without a pointer, which comes from a screen reader. At the limit, moves the focus to the field, because
    // the disabled button would lose it.
    onClick: (event: { detail: number }) => {
      if (event.detail === 0 && !stepBy(up * step)) input.current?.focus({ preventScroll: true });
    },
  });

  return (
    <Field {...rest}>
      {(control) => (
        <div className={frame.control}>
          <Affix>{prefix}</Affix>
          <input
            {...control}
            {...{ name, placeholder, disabled, readOnly, onKeyDown, onBeforeInput }}
            ref={input}
            className={cx(frame.input, styles.input)}
            role="spinbutton"
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-valuetext={text === "" ? undefined : text}
            autoComplete="off"
            spellCheck={false}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            value={text}
            onFocus={({ target }) => {
              chosen.current =
                target.selectionStart === 0 && target.selectionEnd === target.value.length;
              setFocused(true);
            }}
            onBlur={() => {
              setFocused(false);
              // Formats valid text on blur. Invalid text stays, so that the user can correct it.
              if (!Number.isNaN(value)) setTyped(undefined);
              onBlur?.();
            }}
            onChange={({ target }) => {
              // Removes the unit, which pasted text may contain.
              const bare =
                typeof suffix === "string" ? target.value.replace(suffix, "") : target.value;
              const next = parseNumber(bare, locale, { most: max, decimals });
              setTyped({ text: target.value, value: next });
              if (!Object.is(next, value)) onValueChange(next);
            }}
          />
          <Affix>{suffix}</Affix>
          {!readOnly && (
            <div className={styles.steps}>
              <button {...stepper(1)}>
                <ChevronUp aria-hidden />
              </button>
              <button {...stepper(-1)}>
                <ChevronDown aria-hidden />
              </button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Calls `act` immediately, and then repeatedly while the button is held down, until it returns false. */
function useHold(act: (by: number) => boolean) {
  const [by, setBy] = useState(0);
  const again = useEffectEvent(() => act(by));
  useEffect(() => {
    if (by === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const repeat = () => {
      // Stops at the limit, because the disabled button receives no more pointer events.
      if (again()) timer = setTimeout(repeat, 50);
      else setBy(0);
    };
    timer = setTimeout(repeat, 300);
    return () => clearTimeout(timer);
  }, [by]);
  return {
    begin: (amount: number) => setBy(act(amount) ? amount : 0),
    end: () => setBy(0),
  };
}
