/**
 * Styles for a button with an icon and a label that show only the icon. The rules use `!important`, because the rules for
 * buttons come later.
 */
export const onlyIcon = {
  width: "control !important",
  paddingInline: "0 !important",
  "& > span:last-child": { srOnly: true },
} as const;
