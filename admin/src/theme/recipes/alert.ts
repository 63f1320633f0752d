import { defineSlotRecipe } from "@pandacss/dev";

const tone = (name: string) => ({
  root: {
    background: `status.${name}.bg`,
    color: `status.${name}.fg`,
    borderColor: `status.${name}.edge`,
  },
});

export const alert = defineSlotRecipe({
  className: "alert",
  slots: ["root", "icon", "content", "title", "action"],
  base: {
    root: {
      display: "flex",
      gap: "8",
      paddingInline: "12",
      paddingBlock: "8",
      border: "1px solid",
      borderRadius: "control",
    },
    icon: { paddingBlock: "2" },
    content: { minWidth: 0, flex: "1" },
    title: { fontWeight: "semibold" },
    action: { alignSelf: "center", flexShrink: 0 },
  },
  variants: {
    tone: { danger: tone("danger"), warning: tone("warning"), info: tone("info") },
  },
  defaultVariants: { tone: "danger" },
});
