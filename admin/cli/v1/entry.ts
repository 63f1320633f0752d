/** Writes the module that registers v1 extensions with the admin. */
import type { Icon, Part } from "./find.ts";

interface Renderer {
  createElement(component: unknown, props: object): unknown;
  renderToStaticMarkup(element: unknown): string;
}

interface Options {
  /** The path of `island/host.ts`. */
  host: string;
  require: NodeJS.Require;
}

export function entryOf(parts: readonly Part[], { host, require }: Options): string {
  const names = [...new Set(parts.map(({ from }) => from))];
  const extensions = names.map((name) => {
    const of = (kind: Part["kind"]) =>
      parts.filter((part) => part.from === name && part.kind === kind);
    const page = (part: Part, base: string) =>
      `path: ${JSON.stringify(part.path)}${part.below ? ", below: true" : ""}, component: part(${load(part, part.component)}, ${JSON.stringify(levelsOf(base + part.path, part.below))})`;
    const widgets = of("widget").map(
      (part) =>
        `{ zone: ${JSON.stringify(part.zones)}, component: part(${load(part, part.component)}) }`,
    );
    const routes = of("route").map(
      (part) => `{ ${page(part, "/a")}${part.entry ? `, link: ${label(part, require)}` : ""} }`,
    );
    const settings = of("settings").map(
      (part) => `{ ${page(part, "/a/settings")}, card: ${label(part, require)} }`,
    );
    return `{ name: ${JSON.stringify(name)}, widgets: [${widgets.join()}], routes: [${routes.join()}], settings: [${settings.join()}] }`;
  });
  return `import { part, picture } from ${JSON.stringify(host)};\nexport default [${extensions.join(",\n")}];\n`;
}

/**
 * Splits a page's path as Medusa's admin nests its routes, because React Router resolves `..` to the route above: `/a`, then the
 * first name, then the rest.
 */
function levelsOf(path: string, below: boolean | undefined): string[] {
  const [area = "", first = "", ...rest] = path.split("/").slice(1);
  const levels = [`/${area}`, first, ...(rest.length > 0 ? [rest.join("/")] : [])];
  return below ? levels.with(-1, `${levels.at(-1)}/*`) : levels;
}

/** The code of a function that loads the part's module and resolves to a value in it. */
const load = ({ file }: Part, value: string): string =>
  `() => import(${JSON.stringify(file)}).then((m) => ${value})`;

function label(part: Part, require: NodeJS.Require): string {
  const { label, description, icon } = part.entry ?? {};
  const texts = JSON.stringify({ label, description }).slice(1, -1);
  return `{ ${texts}${icon ? `, icon: ${iconOf(part, icon, require)}` : ""} }`;
}

/** The size of the icons in the admin's navigation. */
const SIZE = { width: 16, height: 16 };

/** Renders an icon of `@medusajs/icons` to SVG during the build, so that the navigation doesn't load the island. */
function iconOf(part: Part, icon: Icon, require: NodeJS.Require): string {
  if ("read" in icon) return `part(${load(part, icon.read)})`;
  const { createElement } = require("react") as Renderer;
  const { renderToStaticMarkup } = require("react-dom/server") as Renderer;
  const component = (require("@medusajs/icons") as Record<string, unknown>)[icon.name];
  if (component === undefined) return "undefined";
  return `picture(${JSON.stringify(renderToStaticMarkup(createElement(component, SIZE)))})`;
}
