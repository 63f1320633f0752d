import { defineSlotRecipe } from "@pandacss/dev";

export const empty = defineSlotRecipe({
  className: "empty",
  slots: ["root", "icon", "title", "text", "actions"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      gap: "4",
      maxWidth: "360",
      marginInline: "auto",
      paddingInline: "16",
      paddingBlock: "64",
      textAlign: "center",
    },
    icon: {
      display: "grid",
      placeItems: "center",
      width: "40",
      height: "40",
      marginBlockEnd: "8",
      borderRadius: "card",
      border: "hairline",
      background: "bg.subtle",
      color: "fg.muted",
      "--icon-size": "20px",
    },
    title: { textStyle: "section" },
    text: { color: "fg.muted" },
    actions: { display: "flex", gap: "8", marginBlockStart: "12" },
  },
});
