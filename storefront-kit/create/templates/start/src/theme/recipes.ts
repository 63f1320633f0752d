import { defineRecipe } from "@pandacss/dev";

const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "8",
    minHeight: "44",
    paddingInline: "24",
    borderRadius: "full",
    textStyle: "label",
    textAlign: "center",
    transition: "background 120ms, border-color 120ms, color 120ms",
    _busy: { opacity: 0.75, cursor: "progress" },
    _disabled: { opacity: 0.55 },
  },
  variants: {
    tone: {
      primary: {
        background: "clay",
        color: "surface",
        _hover: { background: "clayDeep" },
        _disabled: { background: "muted", opacity: 1 },
      },
      plain: {
        border: "edge",
        background: "surface",
        _hover: { background: "sand" },
      },
      quiet: {
        minHeight: "32",
        paddingInline: "0",
        color: "clayDeep",
        textDecoration: "underline",
        textUnderlineOffset: "3px",
        _hover: { color: "ink" },
      },
    },
    wide: { true: { width: "full" } },
  },
  defaultVariants: { tone: "primary" },
});

const input = defineRecipe({
  className: "input",
  base: {
    width: "full",
    minHeight: "44",
    paddingInline: "12",
    paddingBlock: "8",
    border: "edge",
    borderRadius: "control",
    background: "surface",
    // iOS zooms into fields whose text is smaller than this.
    fontSize: "1rem",
    "&[aria-invalid=true]": { borderColor: "alarm" },
    "&::placeholder": { color: "muted", opacity: 1 },
  },
});

const card = defineRecipe({
  className: "card",
  base: {
    background: "surface",
    border: "line",
    borderRadius: "card",
    padding: { base: "20", md: "24" },
  },
});

const notice = defineRecipe({
  className: "notice",
  base: {
    paddingBlock: "12",
    paddingInline: "16",
    borderRadius: "control",
    textStyle: "small",
    background: "sand",
  },
  variants: {
    tone: {
      info: {},
      good: { background: "leafSoft", color: "leaf" },
      bad: { background: "alarmSoft", color: "alarm" },
    },
  },
  defaultVariants: { tone: "info" },
});

const link = defineRecipe({
  className: "link",
  base: {
    color: "clayDeep",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    _hover: { color: "ink" },
  },
});

export const recipes = { button, input, card, notice, link };
