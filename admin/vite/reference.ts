/** The API reference as plain pages, for the developer panel: `public/reference/products/adminListProducts.html`. */
import { readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { readContract, type Document } from "../../codegen/contract.ts";
import { withoutContainers } from "../../codegen/reference/containers.ts";
import { schemaFolders } from "../../codegen/reference/folders.ts";
import { referencePages } from "../../codegen/reference/pages.ts";
import { htmlOf, plainPage, plainPages, type Files } from "./plain-pages.ts";

const repository = resolve(import.meta.dirname, "../..");

/** All pages of the reference by their path below `public/reference/`. */
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

/** The file isn't called `index.html`, because servers treat that name in different ways. */
const htmlPath = (path: string): string =>
  path
    .replace(/^\/reference\//, "")
    .replace(/(^|\/)index\.md$/, "$1resource.html")
    .replace(/\.md$/, ".html");

/** Links within the reference lead to HTML. Other pages of the documentation aren't here, so only their names remain. */
const linked = (text: string, to: (page: string) => string): string =>
  text.replaceAll(
    /\[((?:[^\][]|\[[^\]]*\])*)\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g,
    (_, words: string, target: string, anchor = "") =>
      target.startsWith("/reference/") ? `[${words}](${to(htmlPath(target))}${anchor})` : words,
  );

/** Serves the reference in development, and writes it into a build. */
export const reference = () => plainPages("reference", "public/reference/", referenceFiles);
