import { defineSlotRecipe } from "@pandacss/dev";

export const searchField = defineSlotRecipe({
  className: "search-field",
  slots: ["root", "icon", "input", "clear", "key"],
  base: {
    root: { position: "relative", display: "flex", alignItems: "center", minWidth: 0 },
    icon: {
      position: "absolute",
      insetInlineStart: "10",
      color: "fg.muted",
      pointerEvents: "none",
    },
    input: {
      width: "full",
      height: "control",
      paddingInlineStart: "32",
      paddingInlineEnd: "32",
      textStyle: "input",
      background: "bg.panel",
      border: "input",
      borderRadius: "control",
      appearance: "none",
      "&::-webkit-search-cancel-button": { display: "none" },
      "&:focus-visible": { outlineOffset: "-1px" },
    },
    clear: { position: "absolute", insetInlineEnd: "2" },
    key: {
      position: "absolute",
      insetInlineEnd: "8",
      minWidth: "20",
      textAlign: "center",
      textStyle: "small",
      color: "fg.muted",
      background: "bg.subtle",
      border: "hairline",
      borderRadius: "4px",
      pointerEvents: "none",
      _coarse: { display: "none" },
    },
  },
});
