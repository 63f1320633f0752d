// The site's configuration. `build.ts` runs first, and writes the pages and `.cache/site.json`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type DefaultTheme } from "vitepress";
import { SECTIONS, titleOfSlug as titleOf } from "../lib/outline.ts";

interface Site {
  base: string;
  version: string;
  pages: { path: string; title: string }[];
  operations: { id: string; slug: string; area: string; summary: string }[];
  tags: string[];
}
const folder = join(import.meta.dirname, "..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
const site = read(".cache/site.json") as Site;
const versions = read("versions.json") as { version: string; base: string }[];
const titles = new Map(site.pages.map(({ path, title }) => [path, title]));
const manual = site.pages.filter(({ path }) => path.startsWith("manual/"));

const item = (path: string): DefaultTheme.SidebarItem => ({
  text: titles.get(path) ?? path,
  link: `/${path.replace(/index\.md$/, "").replace(/\.md$/, "")}`,
});
const sidebar: DefaultTheme.SidebarMulti = {
  ...Object.fromEntries(
    SECTIONS.map(({ slug, title, pages }) => [
      `/${slug}/`,
      [{ text: title, items: pages.map((name) => item(`${slug}/${name}.md`)) }],
    ]),
  ),
  "/manual/": [{ text: "Manual", items: manual.map(({ path }) => item(path)) }],
  "/reference/": [
    {
      text: "API reference",
      items: [
        item("reference/index.md"),
        ...site.tags.map((slug) => item(`reference/${slug}/index.md`)),
      ],
    },
  ],
};
// Lists only the resource's own operations in the sidebar, because a list of all operations would triple the size of each page.
for (const slug of site.tags)
  sidebar[`/reference/${slug}/`] = [
    { text: "All resources", link: "/reference/" },
    {
      text: titleOf(slug),
      link: `/reference/${slug}/`,
      items: ["admin", "store"].flatMap((area) => {
        const own = site.operations.filter((one) => one.slug === slug && one.area === area);
        return own.length === 0
          ? []
          : [
              {
                text: area === "admin" ? "Admin" : "Store",
                items: own.map(({ id, summary }) => ({
                  text: summary,
                  link: `/reference/${slug}/${id}`,
                })),
              },
            ];
      }),
    },
  ];

export default defineConfig({
  title: "Countertop",
  description: "A typed SDK, an admin, and a React storefront kit for Medusa v1.",
  lang: "en-US",
  base: site.base,
  srcDir: ".cache/pages",
  cacheDir: ".cache/vitepress",
  cleanUrls: false,
  metaChunk: true,
  ignoreDeadLinks: [/^http:\/\/localhost/],
  lastUpdated: false,
  head: [["link", { rel: "icon", href: `${site.base}favicon.svg`, type: "image/svg+xml" }]],
  markdown: { theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } },
  themeConfig: {
    siteTitle: "Countertop",
    outline: { level: [2, 3] },
    nav: [
      { text: "Get started", link: "/start/", activeMatch: "/start/" },
      { text: "SDK", link: "/sdk/client", activeMatch: "/sdk/" },
      { text: "Storefront", link: "/storefront/provider", activeMatch: "/storefront/" },
      { text: "Operate", link: "/operate/deploy", activeMatch: "/operate/" },
      { text: "Reference", link: "/reference/", activeMatch: "/reference/" },
      {
        text: "More",
        items: [
          ...(manual.length > 0 ? [{ text: "Manual for operators", link: "/manual/" }] : []),
          { text: "How the server works", link: "/server/authentication" },
          { text: "Migrate", link: "/move/admin" },
        ],
      },
      {
        text: `v${site.version}`,
        items: versions.map(({ version, base }) => ({
          text: `v${version}`,
          link: base,
          target: "_self",
        })),
      },
    ],
    sidebar,
    search: {
      provider: "local",
      options: {
        // Leaves example responses out of the search index, because their words would outrank those that readers search for.
        _render: (source, env, markdown) =>
          markdown.render(
            source
              .replaceAll(/^```jsonc\n[^]*?^```$/gm, "")
              .replaceAll(/<details>.*?<\/details>/g, ""),
            env,
          ),
        miniSearch: {
          searchOptions: {
            boost: { title: 4, text: 2, titles: 1 },
            fuzzy: 0.2,
            prefix: true,
            // Ranks reference pages lower. There are more than three times as many of them as other pages, so they would
            // otherwise fill the first results.
            boostDocument: (id) => (String(id).includes("/reference/") ? 0.4 : 1),
          },
        },
      },
    },
    docFooter: { prev: "Previous", next: "Next" },
  },
});
