import { defineSlotRecipe } from "@pandacss/dev";

const slideIn = "slideIn token(durations.slow) token(easings.out)";

const atEnd = (maxWidth: string) => ({
  positioner: { alignItems: "stretch", justifyContent: "flex-end" },
  content: { maxWidth, _open: { animation: slideIn }, _rtl: { "--toward": "-1" } },
  footer: { paddingInline: "20", paddingBlock: "12", borderBlockStart: "hairline" },
});

/** Everything that opens over the page: confirmations, dialogs, drawers, and full-screen overlays. */
export const dialog = defineSlotRecipe({
  className: "dialog",
  slots: [
    "backdrop",
    "positioner",
    "content",
    "header",
    "titles",
    "title",
    "description",
    "body",
    "footer",
  ],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      background: "bg.overlay",
      zIndex: "overlay",
      _open: { animation: "fadeIn token(durations.normal)" },
      _closed: { animation: "fadeOut token(durations.fast)" },
    },
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
    },
    content: {
      width: "full",
      display: "flex",
      flexDirection: "column",
      minWidth: 0,
      background: "bg.raised",
      boxShadow: "dialog",
      outline: "none",
      _open: { animation: "rise token(durations.normal) token(easings.out)" },
      _closed: { animation: "fadeOut token(durations.fast)" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      gap: "8",
      flexShrink: 0,
      minHeight: "topbar",
      paddingInlineStart: "20",
      paddingInlineEnd: "12",
      paddingBlock: "12",
      borderBlockEnd: "hairline",
    },
    titles: { flex: "1", minWidth: 0 },
    title: { textStyle: "section", overflowWrap: "anywhere", plaintextBidi: true },
    description: { color: "fg.subtle", overflowWrap: "anywhere", plaintextBidi: true },
    body: {
      flex: "1",
      minHeight: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: "20",
      display: "grid",
      gap: "16",
      alignContent: "start",
      gridTemplateColumns: "minmax(0, 1fr)",
    },
    footer: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: "8",
      flexShrink: 0,
    },
  },
  variants: {
    shape: {
      question: {
        positioner: { padding: "16" },
        content: {
          maxWidth: "26rem",
          maxHeight: "calc(100dvh - 64px)",
          overflowY: "auto",
          gap: "8",
          padding: "20",
          borderRadius: "dialog",
        },
        footer: { marginBlockStart: "12" },
      },
      modal: {
        positioner: { paddingInline: "16" },
        content: {
          maxWidth: "40rem",
          maxHeight: "calc(100dvh - 64px)",
          borderRadius: "dialog",
          overflow: "clip",
          // Keeps the height, because results that appear while the user types must not move a button that the user is about to
          // press.
          "&[data-steady]": { height: "40rem" },
        },
        footer: { paddingInline: "20", paddingBlock: "12", borderBlockStart: "hairline" },
      },
      /** A form with at most three fields. */
      form: {
        positioner: { paddingInline: "16" },
        content: {
          maxWidth: "26rem",
          maxHeight: "calc(100dvh - 64px)",
          borderRadius: "dialog",
          overflow: "clip",
        },
        footer: { paddingInline: "20", paddingBlock: "12", borderBlockStart: "hairline" },
      },
      drawer: atEnd("30rem"),
      /** A drawer with lines, such as those of an order. */
      sheet: atEnd("45rem"),
      full: {
        positioner: { alignItems: "stretch" },
        content: { background: "bg.canvas", boxShadow: "none" },
        // Aligns the close icon with the edge of the content below.
        header: {
          background: "bg.panel",
          paddingInlineStart: "calc({spacing.gutter} - {spacing.8})",
          paddingInlineEnd: "gutter",
        },
        // Truncates long names. On a phone, a long name next to buttons would fill the screen.
        description: { lineClamp: 2 },
        body: { paddingInline: "gutter", paddingBlock: "24" },
        footer: { paddingInline: "gutter", paddingBlock: "12", borderBlockStart: "hairline" },
      },
    },
  },
  defaultVariants: { shape: "question" },
});
