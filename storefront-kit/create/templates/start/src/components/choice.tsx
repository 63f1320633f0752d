import type { ReactNode } from "react";
import { css } from "#styled/css";

/** A radio button with a price or a description. */
export function Choice({
  name,
  value,
  defaultChecked,
  checked,
  onChoose,
  note,
  children,
}: {
  name: string;
  value: string;
  defaultChecked?: boolean;
  /** True if the option is selected. For forms that show additional fields depending on the choice. */
  checked?: boolean;
  onChoose?: () => void;
  note?: string;
  children: ReactNode;
}) {
  return (
    <label className={choice}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        checked={checked}
        onChange={onChoose}
        className={css({ width: "20", height: "20", accentColor: "{colors.clay}" })}
      />
      <span>{children}</span>
      {note && (
        <span className={css({ marginInlineStart: "auto", color: "muted", textStyle: "small" })}>
          {note}
        </span>
      )}
    </label>
  );
}

const choice = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  minHeight: "48",
  paddingInline: "16",
  border: "line",
  borderRadius: "control",
  _hover: { background: "sand" },
  _checked: { borderColor: "ink" },
});
