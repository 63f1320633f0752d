import { defineSlotRecipe } from "@pandacss/dev";

export const jsonView = defineSlotRecipe({
  className: "json-view",
  slots: ["root", "summary", "tools", "code"],
  base: {
    root: { position: "relative" },
    summary: {
      display: "flex",
      alignItems: "center",
      gap: "8",
      padding: "card",
      textStyle: "section",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "& .lucide": {
        color: "fg.muted",
        transition: "transform",
        transitionDuration: "normal",
        _rtl: { transform: "scaleX(-1)" },
      },
      "details[open] > & .lucide": { transform: "rotate(90deg)" },
    },
    // The tools are next to the heading instead of in it, because a button can't contain other buttons.
    tools: { position: "absolute", insetBlockStart: "12", insetInlineEnd: "12" },
    code: {
      maxHeight: "480",
      overflow: "auto",
      padding: "card",
      borderBlockStart: "hairline",
      background: "bg.subtle",
      fontFamily: "mono",
      textStyle: "small",
      whiteSpace: "pre",
      tabSize: 2,
    },
  },
});
