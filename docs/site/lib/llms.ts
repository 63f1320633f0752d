import { withoutFront, type SitePage } from "./assemble.ts";
import { SECTIONS } from "./outline.ts";

/**
 * The text of `llms.txt`: all pages, grouped by section. Operations aren't listed, because the pages of their resources list
 * them.
 */
export function llmsText(pages: readonly SitePage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = ({ path, title, text }: SitePage): string => {
    const [, summary = ""] =
      /^# .+\n+([^#<`|:\n][^\n]*(?:\n[^#<`|:\n][^\n]*)*)/m.exec(withoutFront(text)) ?? [];
    const [first = ""] = summary
      .replaceAll("\n", " ")
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .split(/(?<=\.) /);
    return `- [${title}](${path})${first ? `: ${first}` : ""}`;
  };
  const listed = SECTIONS.flatMap(({ slug, title, pages: names }) => [
    "",
    `## ${title}`,
    "",
    ...names.map((name) => {
      const page = byPath.get(`${slug}/${name}.md`);
      if (!page) throw new Error(`The outline names ${slug}/${name}.md, which doesn't exist.`);
      return line(page);
    }),
  ]);
  const resources = pages.filter(({ path }) => /^reference\/[^/]+\/index\.md$/.test(path));
  const manual = pages.filter(({ path }) => path.startsWith("manual/"));
  return [
    "# Countertop",
    "",
    "> A typed SDK, an admin, a React storefront kit, and an MCP server for stores with the Medusa v1 HTTP API.",
    "",
    "Amounts are integers in the currency's smallest unit. Rates are percentages. Lists take `limit` and `offset` and return `count`. Errors have `type` and `message`. The packages aren't on a registry: `npm run pack` in a clone builds tarballs.",
    ...listed,
    ...(manual.length > 0 ? ["", "## Manual for operators", "", ...manual.map(line)] : []),
    "",
    "## API reference: a page for each resource, which lists its operations",
    "",
    ...resources.map(line),
    "",
  ].join("\n");
}
