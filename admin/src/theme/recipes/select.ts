import { defineSlotRecipe } from "@pandacss/dev";

/** The browser's own select, which works in every browser and doesn't need a script. */
export const select = defineSlotRecipe({
  className: "select",
  slots: ["root", "control", "icon"],
  base: {
    root: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      maxWidth: "field",
    },
    control: {
      flexGrow: 1,
      appearance: "none",
      paddingInlineStart: "10",
      paddingInlineEnd: "24",
      textStyle: "body",
      background: "bg.panel",
      border: "input",
      borderRadius: "control",
      cursor: "pointer",
      "&:focus-visible": { outlineOffset: "-1px" },
      _invalid: { borderColor: "border.danger" },
      _disabled: { background: "bg.subtle", color: "fg.muted", opacity: 1 },
    },
    icon: {
      position: "absolute",
      insetInlineEnd: "6",
      color: "fg.muted",
      pointerEvents: "none",
      "--icon-size": "14px",
    },
  },
  variants: {
    size: {
      sm: { control: { height: "controlSmall" } },
      md: { control: { height: "control", width: "full", textStyle: "input" } },
    },
  },
  defaultVariants: { size: "sm" },
});
