import { css } from "#styled/css";

/** Maximum width of the content. */
export const page = css({
  width: "full",
  maxWidth: "page",
  marginInline: "auto",
  paddingInline: { base: "16", md: "32" },
});

export const heading = css({ textStyle: "title" });

export const stack = css({ display: "grid", gap: "16", alignContent: "start" });
