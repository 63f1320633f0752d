/**
 * Renders the operators' manual (`manual/<language>/*.md`) to HTML pages, such as `public/manual/en/orders.html`, that work
 * without scripts.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { htmlOf, plainPage, plainPages } from "./plain-pages.ts";

/**
 * The pages of a language by file name. The index is named `manual.html`, because servers don't agree on how to treat
 * `index.html`.
 */
function manualPages(folder: string, language: string): Record<string, string> {
  const files = globSync("*.md", { cwd: join(folder, language) }).sort();
  const texts = new Map(
    files.map((file) => [file, readFileSync(join(folder, language, file), "utf8")]),
  );
  // The index lists the other pages in their order.
  const listed = Array.from(
    (texts.get("index.md") ?? "").matchAll(/\]\(([\w-]+\.md)\)/g),
    ([, file = ""]) => file,
  );
  const order = ["index.md", ...listed];
  const unlisted = files.filter((file) => !order.includes(file));
  if (unlisted.length > 0)
    throw new Error(`The manual's index doesn't list ${unlisted.join(", ")}.`);
  const titles = new Map(order.map((file) => [file, titleOf(file, texts.get(file))]));
  return Object.fromEntries(
    order.map((file) => {
      const links = order.map((one) => {
        const current = one === file ? ' aria-current="page"' : "";
        return `<li><a href="${htmlName(one)}"${current}>${titles.get(one)}</a></li>`;
      });
      return [
        htmlName(file),
        plainPage({
          language,
          title: titles.get(file) ?? "",
          nav: "Manual",
          links: links.join(""),
          body: bodyOf(texts.get(file) ?? ""),
          css: "../manual.css",
        }),
      ];
    }),
  );
}

function titleOf(file: string, text: string | undefined): string {
  const [, title] = /^# (.+)/.exec(text ?? "") ?? [];
  if (title === undefined) throw new Error(`The manual has no page ${file} with a title.`);
  return title;
}

const htmlName = (file: string): string =>
  `${basename(file, ".md") === "index" ? "manual" : basename(file, ".md")}.html`;

/** Converts a page's text to HTML, and turns its links to other pages into links to HTML files. */
const bodyOf = (text: string): string =>
  htmlOf(
    text.replaceAll(
      /\]\(([\w-]+)\.md(#[\w-]+)?\)/g,
      (_, name: string, anchor = "") => `](${htmlName(name)}${anchor})`,
    ),
  );

/** All files of the manual, by their path below `public/manual/`. */
export function manualFiles(root: string): Map<string, string | Buffer> {
  const folder = join(root, "manual");
  const files = new Map<string, string | Buffer>([
    ["manual.css", readFileSync(join(folder, "manual.css"), "utf8")],
  ]);
  for (const path of globSync("*/index.md", { cwd: folder })) {
    const language = path.split(/[/\\]/)[0] as string;
    for (const [name, html] of Object.entries(manualPages(folder, language)))
      files.set(`${language}/${name}`, html);
  }
  for (const name of globSync("*.webp", { cwd: join(folder, "pictures") }))
    files.set(`pictures/${name}`, readFileSync(join(folder, "pictures", name)));
  return files;
}

/** Serves the manual in development, and writes it into a build. */
export const manual = () => plainPages("manual", "public/manual/", manualFiles);
