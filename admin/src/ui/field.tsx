import { cx } from "#styled/css";
import { field } from "#styled/recipes";
import { CircleAlert, CircleHelp, X } from "lucide-react";
import {
  Suspense,
  useId,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { IconButton } from "./button.tsx";

const styles = field();

export interface FieldProps {
  label: ReactNode;
  /**
   * True to show the label only to screen readers. Use it if the context makes the label clear, for example in a grid or a toolbar.
   */
  labelHidden?: boolean;
  /** Error messages. The first one is shown below the control, and the others in a tooltip. */
  errors?: readonly string[];
  /** Returns the text for the number of errors after the first one, such as "+2 errors". */
  moreErrors?(count: number): string;
  hint?: ReactNode;
  required?: boolean;
  /** Help text, which an icon next to the label opens. */
  tooltip?: { label: string; content: ReactNode };
  /** Content at the end of the line with the label. */
  aside?: ReactNode;
}

/** Attributes that the control must have. */
export interface Control {
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}
type FrameProps = { [Name in keyof FieldProps]: FieldProps[Name] | undefined } & {
  children(control: Control): ReactNode;
};

let moreErrorsText = (count: number): string => `+${count}`;
/** Sets the text for the number of other errors, for fields without their own text. */
export const setMoreErrorsText = (text: (count: number) => string): void =>
  void (moreErrorsText = text);

/**
 * Connects the label, hint, and error with the control. This file uses only native elements, because the sign-in page must stay
 * small.
 */
export const Field = (props: FrameProps) => <Frame {...props} />;

/** A group of controls with a common label, hint, and error. The label is the group's name. */
export const FieldGroup = (props: FrameProps & { role: "group" | "radiogroup" }) => (
  <Frame {...props} />
);

function Frame({
  label,
  labelHidden = false,
  errors = [],
  moreErrors = moreErrorsText,
  hint,
  required,
  tooltip,
  aside,
  role,
  children,
}: FrameProps & { role?: "group" | "radiogroup" }) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const [error, ...others] = errors;
  const described =
    [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(" ") ||
    undefined;
  const name = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </>
  );
  return (
    <div
      className={styles.root}
      {...(role && { role, "aria-labelledby": labelId, "aria-describedby": described })}
      {...(role === "radiogroup" && { "aria-required": required })}
    >
      <div className={cx(styles.head, labelHidden && styles.hidden)}>
        {role ? (
          <span className={styles.label} id={labelId}>
            {name}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id} id={labelId}>
            {name}
          </label>
        )}
        {tooltip && (
          <Tip className={styles.tip} label={tooltip.label} content={tooltip.content}>
            <CircleHelp aria-hidden />
          </Tip>
        )}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        required,
        "aria-invalid": error !== undefined || undefined,
        "aria-describedby": described,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* Always rendered, so that screen readers notice new text. */}
      <div className={styles.error} id={errorId} aria-live="polite">
        {error !== undefined && (
          <>
            <CircleAlert aria-hidden />
            <span>{error}</span>
            {others.length > 0 && (
              <Tip
                className={styles.more}
                content={others.map((other) => (
                  <p key={other}>{other}</p>
                ))}
              >
                {moreErrors(others.length)}
              </Tip>
            )}
          </>
        )}
      </div>
    </div>
  );
}

const Tooltip = lazyWithRetry(() =>
  import("./tooltip.tsx").then(({ Tooltip }) => ({ default: Tooltip })),
);

interface TipProps {
  className: string | undefined;
  label?: string;
  content: ReactNode;
  children: ReactNode;
}

/**
 * A small button whose tooltip also opens when it is pressed, for touch. If the button is pressed before the tooltip has
 * loaded, the press is repeated.
 */
function Tip({ className, label, content, children }: TipProps) {
  const [wanted, setWanted] = useState(false);
  const common = { type: "button", className, "aria-label": label, children } as const;
  const want = () => setWanted(true);
  return (
    <Suspense fallback={<button {...common} onFocus={want} onClick={want} />}>
      <Tooltip content={content} defaultOpen={wanted} press>
        <button {...common} ref={(node) => void (wanted && node?.focus())} />
      </Tooltip>
    </Suspense>
  );
}

/** Content within the field's border, before or after the text, such as a unit or a small button. */
export const Affix = ({ children }: { children: ReactNode }) =>
  children === undefined ? null : <span className={styles.affix}>{children}</span>;

type Own = keyof FieldProps | "className" | "prefix";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, Own> {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button in the field that deletes the field. */
  deletable?: { label: string; onDelete(event: MouseEvent): void };
}

export function TextField(props: TextFieldProps) {
  const { prefix, suffix, deletable, ...all } = props;
  const [frame, rest] = splitField(all);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.control}>
          <Affix>{prefix}</Affix>
          <input {...rest} {...control} className={styles.input} />
          <Affix>{suffix}</Affix>
          {deletable && (
            <Affix>
              <IconButton
                size="sm"
                aria-label={deletable.label}
                disabled={rest.disabled}
                onClick={deletable.onDelete}
              >
                <X aria-hidden />
              </IconButton>
            </Affix>
          )}
        </div>
      )}
    </Field>
  );
}

export interface TextareaFieldProps extends FieldProps, Omit<ComponentProps<"textarea">, Own> {}

export function TextareaField(props: TextareaFieldProps) {
  const [frame, rest] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => <textarea {...rest} {...control} className={styles.textarea} />}
    </Field>
  );
}

/** Separates the props of the field, such as its label, from those of the control. */
export function splitField<Props extends FieldProps>({
  label,
  labelHidden,
  errors,
  moreErrors,
  hint,
  required,
  tooltip,
  aside,
  ...rest
}: Props) {
  return [
    { label, labelHidden, errors, moreErrors, hint, required, tooltip, aside },
    rest,
  ] as const;
}
