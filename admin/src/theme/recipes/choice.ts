import { defineSlotRecipe } from "@pandacss/dev";

/** The browser's own checkbox, radio button, and switch, with the admin's styles. */
export const choice = defineSlotRecipe({
  className: "choice",
  slots: ["root", "control", "text", "hint", "group"],
  base: {
    root: {
      display: "flex",
      gap: "8",
      width: "fit-content",
      maxWidth: "full",
      cursor: "pointer",
      "&:has(:disabled)": { cursor: "not-allowed", color: "fg.muted" },
    },
    control: {
      appearance: "none",
      display: "grid",
      placeContent: "center",
      position: "relative",
      flexShrink: 0,
      width: "16",
      height: "16",
      // Centers the control on the first line.
      marginBlock: "2",
      background: "bg.panel",
      border: "input",
      cursor: "inherit",
      transition: "background-color, border-color",
      transitionDuration: "fast",
      // Makes the target larger than the control, so that it's easier to press.
      "&::after": { content: "''", position: "absolute", inset: "-5px" },
      // Excludes radio buttons: in a group without a choice, they are also indeterminate.
      "&:is(:checked, [type=checkbox]:indeterminate)": {
        background: "accent.solid",
        borderColor: "accent.solid",
        color: "fg.onAccent",
      },
      _invalid: { borderColor: "border.danger" },
      _disabled: { opacity: 0.55 },
      _highContrast: { appearance: "auto" },
    },
    text: { minWidth: 0, plaintextBidi: true },
    hint: { display: "block", textStyle: "small", color: "fg.muted" },
    group: { display: "flex", flexDirection: "column", gap: "8", paddingBlock: "2" },
  },
  variants: {
    shape: {
      box: {
        control: {
          borderRadius: "4px",
          "&::before": { content: "''", width: "10px", height: "10px" },
          "&:checked::before": {
            background: "currentColor",
            clipPath: "polygon(14% 44%, 0 60%, 42% 98%, 100% 18%, 84% 4%, 41% 70%)",
          },
          "&:indeterminate::before": { background: "currentColor", clipPath: "inset(40% 0)" },
        },
      },
      dot: {
        control: {
          borderRadius: "full",
          "&:checked::before": {
            content: "''",
            width: "6",
            height: "6",
            borderRadius: "full",
            background: "currentColor",
          },
        },
      },
      track: {
        control: {
          placeContent: "center start",
          width: "28",
          borderRadius: "full",
          "&::before": {
            content: "''",
            width: "10",
            height: "10",
            marginInline: "2",
            borderRadius: "full",
            background: "border.input",
            transition: "translate",
            transitionDuration: "fast",
          },
          "&:checked::before": { background: "currentColor", translate: "12px" },
          _rtl: { "&:checked::before": { translate: "-12px" } },
        },
      },
    },
    /** Options as cards next to each other. Each card can be pressed anywhere. */
    cards: {
      true: {
        group: {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
        },
        root: {
          width: "full",
          padding: "12",
          border: "input",
          borderRadius: "control",
          "&:has(:checked)": { borderColor: "accent.solid", background: "bg.selected" },
        },
      },
    },
  },
  defaultVariants: { shape: "box" },
});
