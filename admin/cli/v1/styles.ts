/**
 * Generates the style sheet of v1 extensions: Tailwind CSS with the preset of Medusa's UI. It contains only classes that the code
 * uses, and applies only to elements of the island.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

interface Palette {
  [shade: string]: string;
}
interface Rule {
  selectors: string[];
  parent?: { type: string; name?: string };
}
interface Root {
  walkRules(change: (rule: Rule) => void): void;
  toString(): string;
}
interface Libraries {
  postcss(plugins: unknown[]): { process(css: string, options: object): Promise<{ root: Root }> };
  tailwind(config: object): unknown;
  colors: Record<string, Palette>;
  plugins: unknown[];
  preset: object;
}

/** @param sources the code of the modules, in which Tailwind finds classes */
export async function stylesOf(sources: readonly string[], libraries: string): Promise<string> {
  const require = createRequire(join(libraries, "package.json"));
  const inTailwind = createRequire(require.resolve("tailwindcss"));
  const given: Libraries = {
    postcss: inTailwind("postcss") as Libraries["postcss"],
    tailwind: require("tailwindcss") as Libraries["tailwind"],
    colors: require("tailwindcss/colors") as Libraries["colors"],
    plugins: [
      (require("@tailwindcss/forms") as (options: object) => unknown)({ strategy: "class" }),
    ],
    preset: require("@medusajs/ui-preset") as object,
  };
  const config = {
    presets: [given.preset],
    darkMode: "class",
    content: sources.map((raw) => ({ raw, extension: "js" })),
    theme: themeOf(given.colors),
    plugins: given.plugins,
  };
  const { root } = await given
    .postcss([given.tailwind(config)])
    .process("@tailwind base; @tailwind components; @tailwind utilities;", { from: undefined });
  root.walkRules(confine);
  return root.toString();
}

const ISLAND = ".countertop-island";

/**
 * Limits a rule to the island. `:where` doesn't change the rule's specificity, so other style sheets still override the defaults.
 */
export function confine(rule: Rule): void {
  if (rule.parent?.name?.endsWith("keyframes")) return;
  rule.selectors = [...new Set(rule.selectors.flatMap(confined))];
}

function confined(selector: string): string[] {
  if (/^(?:\*|::?(?:before|after|backdrop))$/.test(selector)) {
    const rest = selector === "*" ? "" : selector;
    return [`:where(${ISLAND})${rest}`, `:where(${ISLAND} *)${rest}`];
  }
  const whole = /^(?::root|:host|html|body)(?![\w-])/.exec(selector)?.[0];
  if (whole !== undefined) return [`:where(${ISLAND})${selector.slice(whole.length)}`];
  if (/^\.dark(?![\w:\\-])/.test(selector)) {
    const rest = selector.slice(".dark".length);
    return [`${ISLAND}.dark${rest}`];
  }
  return [`:where(${ISLAND}) ${selector}`];
}

/**
 * Medusa's admin adds these to the preset. Its palettes are Tailwind's, but their shades go from 5 to 90, and some names differ.
 */
function themeOf(colors: Record<string, Palette>): object {
  const scale = (name: string) =>
    Object.fromEntries(
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map((shade) => [
        String(shade === 50 ? 5 : shade / 10),
        colors[name]?.[shade],
      ]),
    );
  const same = ["violet", "pink", "orange", "teal", "cyan", "indigo", "rose", "emerald", "blue"];
  const sizes = ["xsmall", "small", "base", "large", "xlarge", "2xlarge", "3xlarge", "4xlarge"];
  const named = (values: readonly string[], names = sizes) =>
    Object.fromEntries(values.map((value, index) => [names[index], value]));
  return {
    screens: {
      xsmall: "0px",
      sm: "640px",
      md: "768px",
      small: "769px",
      lg: "1024px",
      medium: "1025px",
      xl: "1280px",
      large: "1464px",
      "2xl": "1536px",
    },
    extend: {
      colors: {
        ...Object.fromEntries(same.map((name) => [name, scale(name)])),
        grey: { 0: "#fff", ...scale("gray") },
        fuschia: scale("fuchsia"),
        yellow: scale("amber"),
      },
      borderRadius: {
        none: "0px",
        soft: "2px",
        base: "4px",
        rounded: "8px",
        large: "16px",
        circle: "9999px",
      },
      spacing: {
        ...named(["0.5rem", "0.75rem", "1rem", "1.5rem", "2rem", "2.5rem", "3rem", "3.5rem"]),
        "2xsmall": "0.25rem",
        "5xlarge": "4rem",
        "6xlarge": "6rem",
      },
      lineHeight: named(["1rem", "1.25rem", "1.5rem", "2.25rem", "3rem", "4rem", "4.5rem", "6rem"]),
      fontSize: {
        ...named(["10px", "12px", "14px", "16px", "24px", "30px", "40px", "48px"]),
        "5xlarge": "60px",
      },
      boxShadow: {
        dropdown: "0px 2px 16px rgba(0, 0, 0, 0.08)",
        border: "0px 0px 0px 1px #e5e7eb",
        "focus-border": "0px 0px 0px 1px #7c3aed",
        "error-border": "0px 0px 0px 1px #f43f5e",
      },
    },
  };
}
