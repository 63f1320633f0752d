// Tests the site's sources: the outline lists every page, links resolve, samples compile, and the checks find problems.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readContract } from "../../codegen/contract.ts";
import { readJson } from "../../codegen/generate-sdk.ts";
import { assemble, headingsOf, sectionOf } from "./lib/assemble.ts";
import { PAGE_KIB, problemsOf } from "./lib/check.ts";
import { SECTIONS, WHOLE } from "./lib/outline.ts";
import { llmsText } from "./lib/llms.ts";
import { twinOf } from "./lib/twins.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const pages = assemble(root, contract);
const byPath = new Map(pages.map((page) => [page.path, page]));
const written = pages.filter(({ path }) => !path.startsWith("reference/"));
const made = mkdtempSync(join(tmpdir(), "countertop-site-"));
afterAll(() => rmSync(made, { recursive: true, force: true }));

it("the site's pages are those in its outline", () => {
  const listed = SECTIONS.flatMap(({ slug, pages: names }) =>
    names.map((name) => `${slug}/${name}.md`),
  );
  const found = written
    .map(({ path }) => path)
    .filter((path) => !/^(?:index|manual\/.*)\.md$/.test(path));
  expect(found.sort()).toEqual(listed.sort());
});

it("the site has a page for each operation and resource, in addition to the written pages", () => {
  for (const { id, slug } of contract.operations)
    expect(byPath.has(`reference/${slug}/${id}.md`), id).toBe(true);
  for (const { name } of contract.tags) expect(byPath.has(`reference/${name}/index.md`)).toBe(true);
});

it("the site links only to pages and sections that exist", () => {
  const anchors = new Map(
    pages.map(({ path, text }) => [`/${path}`, headingsOf(text).map(({ anchor }) => anchor)]),
  );
  for (const { path, text } of pages)
    for (const [, target = "", anchor] of text.matchAll(/\]\((\/[^)\s#]*)#?([^)\s]*)\)/g)) {
      if (target.startsWith("/pictures/")) continue;
      const file = target.endsWith("/") ? `${target}index.md` : target;
      expect(anchors.has(file), `${path}: ${target}`).toBe(true);
      if (anchor) expect(anchors.get(file), `${path}: ${target}#${anchor}`).toContain(anchor);
    }
});

it("the code samples in the site's pages compile, except those with their own tests", async () => {
  // Excludes the code blocks of READMEs and AGENTS.md files, because they have their own tests.
  const tested = Object.entries(WHOLE).flatMap(([path, { file }]) =>
    /README|AGENTS/.test(file) ? [path] : [],
  );
  const blocks = written
    .filter(({ path }) => !tested.includes(path))
    .flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/^```(tsx?)(?: \S+)?\n([^]*?)^```$/gm),
        ([, kind = "", code = ""]) => ({ path, kind, code }),
      ),
    )
    .filter(({ code }) => !code.startsWith("// examples/"));
  expect(blocks.length).toBeGreaterThan(5);
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "site-"));
  try {
    const files = blocks.map(({ path, kind, code }, at) => {
      const file = `${path.replaceAll(/[/.]/g, "-")}-${at}.${kind}`;
      // A program for the MCP server is only the body of a function, so this adds the function.
      const whole = /^return /m.test(code)
        ? `import type { createClient } from "@countertop/sdk";\nasync (client: ReturnType<typeof createClient>) => {\n${code}\n};`
        : code;
      writeFileSync(join(folder, file), `${whole}\nexport {};\n`);
      return file;
    });
    // Samples of extensions import files that are next to them in the example.
    const example = join(root, "admin/extensions-example");
    const compilerOptions = {
      noUnusedLocals: false,
      rootDirs: [folder, example, join(example, "loyalty"), join(root, "docs/site/samples")],
      types: ["node", "vite/client"],
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, files }),
    );
    const { stdout } = await run(join(root, "node_modules/.bin/tsc"), ["-p", folder], {
      cwd: root,
      maxBuffer: 1e8,
    }).catch((error: unknown) => error as { stdout: string });
    // The sources of the admin, which samples may import, are type-checked with their own settings.
    expect(stdout.split("\n").filter((line) => line.startsWith(".cache/"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

it("llms.txt lists every section, with links to Markdown that exists", () => {
  const text = llmsText(pages);
  for (const { title } of SECTIONS) expect(text).toContain(`\n## ${title}\n`);
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(80);
  for (const link of links) expect(byPath.has(link), link).toBe(true);
});

it("a page's Markdown version is plain Markdown, with links between files", () => {
  const twin = twinOf({
    path: "sdk/a.md",
    title: "A",
    text: "---\ntitle: A\n---\n# A\n\n::: warning Careful\nHot.\n:::\n\n::: code-group\n\n```ts [Client]\n1;\n```\n\n:::\n\n[b](/server/b.md#c)\n",
  });
  expect(twin).toBe(
    "# A\n\n> **Careful**\n>\n> Hot.\n\n**Client**\n\n```ts\n1;\n```\n\n[b](../server/b.md#c)\n",
  );
  for (const page of pages) expect(twinOf(page), page.path).not.toMatch(/^:::/m);
});

it("the home page's Markdown version has its text and links", () => {
  const home = byPath.get("index.md");
  if (!home) throw new Error("The site has a home page.");
  const twin = twinOf(home);
  expect(twin).toMatch(/^# Countertop\n\nKeep your Medusa v1 store running\. /);
  const links = Array.from(twin.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) expect(byPath.has(link), link).toBe(true);
});

it("a page links to the site's own pages instead of our packages on npm, and its imports work in bundlers", () => {
  for (const { path, text } of written) {
    expect(text, path).not.toContain("npmjs.com/package/@countertop");
    // A link to a page must not become the path of the page's file.
    expect(text, path).not.toContain("`docs/site/pages/");
    if (path.startsWith("storefront/")) expect(text, path).not.toMatch(/from "\.\/[\w-]+\.tsx"/);
  }
  expect(byPath.get("sdk/generator.md")?.text).toContain("](/sdk/own-endpoints.md");
});

it("a page includes a section without its heading, and raises the levels of deeper headings", () => {
  const text = "# A\n\n## B\n\nb\n\n### C\n\n```sh\n# no heading\n```\n\n## D\n\nd\n";
  expect(sectionOf("a.md", text, "b")).toBe("b\n\n## C\n\n```sh\n# no heading\n```");
  expect(() => sectionOf("a.md", text, "e")).toThrow("a.md has no section #e.");
});

describe("the checks of a built site", () => {
  const problems = (files: Record<string, string>): string[] => {
    const out = mkdtempSync(join(made, "out-"));
    for (const [path, text] of Object.entries({ "a.md": "", ...files })) {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), text);
    }
    return problemsOf(out, "/v1/");
  };

  it("accept links to pages, files, and sections", () => {
    const html =
      '<h2 id="b">B</h2><a href="/v1/a.html#b">1</a><a href="#b">2</a><a href="/v1/c/">3</a><a href="https://example.com">4</a><img src="/v1/d.webp">';
    expect(
      problems({ "a.html": html, "c/index.html": "", "c/index.md": "", "d.webp": "" }),
    ).toEqual([]);
  });

  it("find a broken link, a missing section, and a request to another origin", () => {
    const html =
      '<a class="x" href="/v1/b.html">1</a><a href="#b">2</a><link rel="x" href="https://fonts.example/a.css">';
    expect(problems({ "a.html": html })).toEqual([
      "a.html: the target of the link /v1/b.html doesn't exist",
      "a.html: the target of the link #b doesn't have this anchor",
      "a.html: loads https://fonts.example/a.css. Pages must not load files from other sites.",
    ]);
  });

  it("find a page that is too large, and one without Markdown", () => {
    const noise = Array.from({ length: 40_000 }, (_, at) => Math.sin(at).toString(36)).join("");
    expect(problems({ "b.html": noise })).toEqual([
      expect.stringMatching(new RegExp(`^b.html: \\d+ KiB after gzip; the limit is ${PAGE_KIB}$`)),
      "b.html: has no Markdown version",
    ]);
  });
});
