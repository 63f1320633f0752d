import { defineRecipe } from "@pandacss/dev";

export const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "6",
    flexShrink: 0,
    borderRadius: "control",
    border: "1px solid transparent",
    textStyle: "label",
    whiteSpace: "nowrap",
    userSelect: "none",
    transition: "background-color, border-color, color",
    transitionDuration: "fast",
    _disabled: { opacity: 0.55 },
    // The label keeps its place while the button is busy, so that nothing moves and the button still has its name.
    _busy: { cursor: "progress", "& [data-part=label]": { opacity: 0 } },
    position: "relative",
    "& [data-part=spinner]": {
      position: "absolute",
      inset: 0,
      margin: "auto",
      animation: "spin 700ms linear infinite",
    },
  },
  variants: {
    visual: {
      primary: {
        background: "accent.solid",
        color: "fg.onAccent",
        "&:hover:not(:disabled)": { background: "accent.hover" },
      },
      secondary: {
        background: "bg.raised",
        borderColor: "border.strong",
        boxShadow: "card",
        "&:hover:not(:disabled)": { background: "bg.hover" },
        "&:active:not(:disabled)": { background: "bg.active" },
      },
      ghost: {
        color: "fg.subtle",
        "&:hover:not(:disabled)": { background: "bg.hover", color: "fg.default" },
        "&:active:not(:disabled)": { background: "bg.active" },
      },
      danger: {
        background: "danger.solid",
        color: "fg.onDanger",
        "&:hover:not(:disabled)": { background: "danger.hover" },
      },
    },
    size: {
      sm: { height: "controlSmall", paddingInline: "10" },
      md: { height: "control", paddingInline: "12" },
    },
    shape: {
      text: {},
      icon: { aspectRatio: "1", paddingInline: "0" },
    },
    wide: { true: { width: "full" } },
  },
  defaultVariants: { visual: "secondary", size: "md", shape: "text" },
});
