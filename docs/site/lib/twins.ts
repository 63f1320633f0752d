/** The Markdown twin of each page: the same text, with links that work between files. */
import { posix } from "node:path";
import { withoutFront, type SitePage } from "./assemble.ts";

/** Blocks of the site's own Markdown become plain: `::: warning Title` is a quote, a code group a list of blocks. */
export function twinOf({ path, text }: SitePage): string {
  let quote = false;
  return withoutFront(text)
    .split("\n")
    .flatMap((line) => {
      const [, kind, title] = /^::: ?([\w-]+)? ?(.*)$/.exec(line) ?? [];
      if (line.startsWith(":::")) {
        quote = kind !== undefined && kind !== "code-group";
        return quote ? [`> **${title || kind}**`, ">"] : [];
      }
      const [, lang, label] = /^```(\w+) \[(.+)\]$/.exec(line) ?? [];
      if (lang) return [`**${label}**`, "", `\`\`\`${lang}`];
      return [quote ? `> ${line}` : line];
    })
    .join("\n")
    .replaceAll(/\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g, (_, target: string, anchor = "") => {
      const link = posix.relative(posix.dirname(`/${path}`), target);
      return `](${link}${anchor})`;
    })
    .replaceAll(/<details><summary>(.*?)<\/summary>(.*?)<\/details>/g, "$1: $2")
    .replaceAll(/<\/?(?:code)>/g, "`")
    .replaceAll(/<br><small>(.*?)<\/small>/g, " ($1)")
    .replaceAll("&lt;", "<")
    .replaceAll("<br>", ", ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimStart();
}
