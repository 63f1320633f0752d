// Native inputs with visible labels, for small forms in a list.
import { css } from "#styled/css";
import { useId, type FocusEvent } from "react";

export interface TextInputProps {
  label: string;
  value: string;
  onChange(value: string): void;
  type?: "text" | "number";
  maxLength?: number;
  required?: boolean;
  onFocus?(event: FocusEvent<HTMLInputElement>): void;
}

export const TextInput = ({ label, onChange, type = "text", ...rest }: TextInputProps) => (
  <label className={field}>
    <span className={caption}>{label}</span>
    <input
      {...rest}
      type={type}
      autoComplete="off"
      className={input}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);

export interface ChoicesProps {
  kind: "checkbox" | "radio";
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** A short list of options, for a single choice or multiple choices. */
export function Choices({ kind, legend, options, chosen, onChange }: ChoicesProps) {
  const name = useId();
  const choose = (value: string) =>
    onChange(
      kind === "radio"
        ? [value]
        : chosen.includes(value)
          ? chosen.filter((other) => other !== value)
          : [...chosen, value],
    );
  return (
    <fieldset className={set}>
      <legend className={spoken}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={choice}>
          <input
            type={kind}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
          />
          <span className={textClass}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const field = css({ display: "grid", gap: "4", minWidth: 0 });
const caption = css({ textStyle: "smallLabel", color: "fg.muted" });
const input = css({
  width: "full",
  minWidth: 0,
  height: "control",
  paddingInline: "10",
  textStyle: "input",
  background: "bg.panel",
  border: "input",
  borderRadius: "control",
});
const set = css({ border: "none", display: "grid", marginInline: "-4" });
const spoken = css({ srOnly: true });
const choice = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  minHeight: "controlSmall",
  paddingInline: "4",
  borderRadius: "control",
  cursor: "pointer",
  "& input": { width: "16", height: "16", accentColor: "accent.solid", flexShrink: 0 },
  _hover: { background: "bg.hover" },
});
const textClass = css({ overflowWrap: "anywhere" });
