/**
 * Turns the site's own Markdown blocks into plain Markdown: `::: warning Title` becomes a quote, and a code group becomes a
 * list of code blocks.
 */
export function withoutContainers(text: string): string {
  let quote = false;
  return text
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
    .join("\n");
}
