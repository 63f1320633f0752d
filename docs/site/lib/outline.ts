/** The site's sections in order, each with its pages. A page's title is its first heading. */

/** The folder of the operators' manual in English. Translations are in sibling folders. */
export const MANUAL = "admin/manual/en";

export interface Section {
  readonly slug: string;
  readonly title: string;
  /** Names of the pages, without `.md`. */
  readonly pages: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    slug: "start",
    title: "Get started",
    pages: [
      "index",
      "admin",
      "node",
      "react",
      "vite",
      "next",
      "tanstack-start",
      "sandbox",
      "mock",
      "assistants",
    ],
  },
  {
    slug: "move",
    title: "Migrate",
    pages: [
      "admin",
      "medusa-react",
      "medusa-react-hooks",
      "medusa-js",
      "medusa-js-calls",
      "openapi-fetch",
      "extensions",
    ],
  },
  {
    slug: "sdk",
    title: "SDK",
    pages: [
      "client",
      "fields",
      "auth",
      "tokens",
      "errors",
      "retries",
      "lists",
      "server",
      "react",
      "uploads",
      "mocks",
      "own-endpoints",
      "generator",
      "generator-tasks",
      "pipeline",
      "forms",
      "guard",
      "recipes",
      "developer-panel",
      "tasks",
      "changelog",
    ],
  },
  {
    slug: "storefront",
    title: "Storefront kit",
    pages: [
      "provider",
      "carts",
      "cart-behavior",
      "cart-updates",
      "session-cart",
      "checkout",
      "payments",
      "payment-form",
      "stripe-and-paypal",
      "stripe",
      "paypal",
      "prices",
      "parts",
      "product-lists",
      "product-page",
      "cart-page",
      "addresses",
      "forms",
      "customers",
      "customer-tasks",
      "returns",
      "regions",
      "server",
      "templates",
      "tasks",
    ],
  },
  {
    slug: "operate",
    title: "Operate",
    pages: [
      "deploy",
      "deploy-details",
      "security",
      "weaknesses",
      "threats",
      "compatibility",
      "large-stores",
      "more-machines",
      "extensions",
      "extension-parts",
      "extensions-in-a-clone",
      "translations",
      "inbox",
      "mcp",
      "mcp-writes",
      "mcp-inbox",
      "mcp-tasks",
      "plugin",
      "command",
      "command-tasks",
    ],
  },
  {
    slug: "server",
    title: "How the server works",
    pages: [
      "authentication",
      "paging-and-filtering",
      "money-and-tax",
      "errors",
      "idempotency",
      "from-cart-to-order",
      "after-the-sale",
      "features-and-plugins",
      "files-and-batch-jobs",
      "known-bugs",
    ],
  },
];

interface Whole {
  readonly file: string;
  /** The page's title on the site, if the file's own title makes sense only in its folder. */
  readonly title?: string;
  /** Anchor of a section that another page shows, so this page ends before it. */
  readonly before?: string;
}

/** Pages that show a file of the repository, up to the section `before` if that is set, by their path on the site. */
export const WHOLE: Readonly<Record<string, Whole>> = {
  "move/medusa-react-hooks.md": {
    file: "storefront-kit/MIGRATION.md",
    title: "All of medusa-react",
    before: "calls-of-medusa-js",
  },
  "move/openapi-fetch.md": { file: "sdk/OPENAPI-FETCH.md" },
  "sdk/generator.md": { file: "codegen/README.md", title: "Generator" },
  "sdk/generator-tasks.md": { file: "codegen/AGENTS.md", title: "Ten tasks with the generator" },
  "sdk/changelog.md": { file: "sdk/CHANGELOG.md", title: "Changelog of the SDK" },
  "sdk/tasks.md": { file: "sdk/AGENTS.md", title: "Ten tasks with the SDK" },
  "storefront/templates.md": { file: "storefront-kit/create/README.md" },
  "storefront/tasks.md": { file: "storefront-kit/AGENTS.md", title: "Ten tasks with the kit" },
  "operate/translations.md": { file: "docs/translating.md" },
  "operate/inbox.md": { file: "docs/assistants.md" },
  "operate/mcp-tasks.md": { file: "sdk/mcp/AGENTS.md", title: "Ten tasks with the MCP server" },
  "operate/plugin.md": { file: "admin/plugin/README.md", title: "The plugin for Medusa" },
  "operate/command.md": { file: "admin/cli/README.md", title: "The command countertop" },
  "operate/command-tasks.md": {
    file: "admin/cli/AGENTS.md",
    title: "Ten tasks with the command countertop",
  },
  "server/authentication.md": { file: "openapi/guides/1-authentication.md" },
  "server/paging-and-filtering.md": { file: "openapi/guides/2-paging-and-filtering.md" },
  "server/money-and-tax.md": { file: "openapi/guides/3-money-and-tax.md" },
  "server/errors.md": { file: "openapi/guides/4-errors.md" },
  "server/idempotency.md": { file: "openapi/guides/5-idempotency.md" },
  "server/from-cart-to-order.md": { file: "openapi/guides/6-from-cart-to-order.md" },
  "server/after-the-sale.md": { file: "openapi/guides/7-after-the-sale.md" },
  "server/features-and-plugins.md": { file: "openapi/guides/8-features-and-plugins.md" },
  "server/files-and-batch-jobs.md": { file: "openapi/guides/9-files-and-batch-jobs.md" },
};

/** Turns `draft-orders` into `Draft orders`. */
export const titleOfSlug = (slug: string): string => {
  const words = slug.replaceAll("-", " ").replace("api", "API");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
