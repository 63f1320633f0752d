/**
 * Renders the API reference to HTML pages, such as `public/reference/products/adminListProducts.html`, for the developer panel.
 */
import { readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { readContract, type Document } from "../../codegen/contract.ts";
import { withoutContainers } from "../../codegen/reference/containers.ts";
import { schemaFolders } from "../../codegen/reference/folders.ts";
import { referencePages } from "../../codegen/reference/pages.ts";
import { htmlOf, plainPage, plainPages, type Files } from "./plain-pages.ts";

const repository = resolve(import.meta.dirname, "../..");

/** All pages of the reference, by their path below `public/reference/`. */
export function referenceFiles(root: string): Files {
  const bundle = readFileSync(join(repository, "openapi/generated/openapi.json"), "utf8");
  const contract = readContract(JSON.parse(bundle) as Document);
  const pages = referencePages(contract, schemaFolders(repository));
  const slugs = contract.tags.map(({ name }) => name);
  const files = pages.map(({ path, title, content }) => {
    const name = htmlPath(`/${path}`);
    const to = (page: string): string => posix.relative(posix.dirname(name), page);
    const links = slugs.map((slug) => {
      const current = path.startsWith(`reference/${slug}/`) ? ' aria-current="page"' : "";
      return `<li><a href="${to(htmlPath(`/reference/${slug}/index.md`))}"${current}>${slug}</a></li>`;
    });
    const html = plainPage({
      language: "en",
      title,
      nav: "Reference",
      links: links.join(""),
      body: htmlOf(`# ${title}\n\n${linked(withoutContainers(content), to)}`),
      css: to("manual.css"),
    });
    return [name, html] as const;
  });
  return new Map([...files, ["manual.css", readFileSync(join(root, "manual/manual.css"), "utf8")]]);
}

/**
 * Path of a page's HTML file. An index page is named `resource.html`, because servers don't agree on how to treat `index.html`.
 */
const htmlPath = (path: string): string =>
  path
    .replace(/^\/reference\//, "")
    .replace(/(^|\/)index\.md$/, "$1resource.html")
    .replace(/\.md$/, ".html");

/**
 * Turns links within the reference into links to HTML. Other pages of the documentation aren't part of the build, so only the
 * text of their links remains.
 */
const linked = (text: string, to: (page: string) => string): string =>
  text.replaceAll(
    /\[((?:[^\][]|\[[^\]]*\])*)\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g,
    (_, words: string, target: string, anchor = "") =>
      target.startsWith("/reference/") ? `[${words}](${to(htmlPath(target))}${anchor})` : words,
  );

/** Serves the reference in development, and writes it into a build. */
export const reference = () => plainPages("reference", "public/reference/", referenceFiles);
