/** Creates the Markdown version of each page: the same text, with links that work between files. */
import { posix } from "node:path";
import { withoutContainers } from "../../../codegen/reference/containers.ts";
import { withoutFront, type SitePage } from "./assemble.ts";

/** Plain Markdown of a page, for readers who don't use the site. */
export function twinOf({ path, text }: SitePage): string {
  return withoutContainers(`${homeOf(text)}${withoutFront(text)}`)
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

/** The home page's text and links, which are in its front matter. */
function homeOf(text: string): string {
  const [, front = ""] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  if (!front.includes("layout: home")) return "";
  const hero = ["name", "text", "tagline"].map(
    (name) => new RegExp(`^ +${name}: (.+)$`, "m").exec(front)?.[1] ?? "",
  );
  const links = Array.from(
    front.matchAll(/- title: (.+)\n +details: (.+)\n +link: (\S+)/g),
    ([, title, details, link = ""]) =>
      `- [${title}](${link.replace(/\/$/, "/index")}.md): ${details}`,
  );
  const [name, words, tagline] = hero;
  return `# ${name}\n\n${words}. ${tagline}\n\n- [Get started](/start/index.md)\n${links.join("\n")}\n`;
}
