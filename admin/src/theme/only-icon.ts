/** Styles of a button with an icon and a text that shows only the icon. The rules are important, because those of buttons come later. */
export const onlyIcon = {
  width: "control !important",
  paddingInline: "0 !important",
  "& > span:last-child": { srOnly: true },
} as const;
