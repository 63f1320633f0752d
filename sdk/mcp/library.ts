/** Provides prompts (operators' tasks) and resources (guides, and a reference page for each of the store's resources). */
import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { GUIDES, guideText, type Guide } from "./guides.ts";

const RECIPES = GUIDES.filter(({ kind }) => kind === "recipe");
const GUIDE = "countertop://guides/";
const REFERENCE = "countertop://reference/";
const MARKDOWN = "text/markdown";

/** Returns a function that registers the prompts and resources on a server. */
export function libraryOf(
  operations: readonly Operation[],
  contract: Contract,
): (server: Server) => void {
  const slugs = new Set(operations.map(({ slug }) => slug));
  const tags = contract.tags.filter(({ name }) => slugs.has(name));

  return (server) => {
    server.setRequestHandler("prompts/list", () => ({
      prompts: RECIPES.map(({ name, title, values = {} }) => ({
        name,
        title,
        description: `${title}, with the tools of this server.`,
        arguments: Object.entries(values).map(([value, description]) => ({
          name: value,
          description,
          required: true,
        })),
      })),
    }));
    server.setRequestHandler("prompts/get", ({ params }) => {
      const recipe = RECIPES.find(({ name }) => name === params.name);
      if (!recipe)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `There is no prompt ${params.name}.`,
        );
      const text = promptText(recipe, params.arguments ?? {});
      return {
        description: recipe.title,
        messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
      };
    });

    server.setRequestHandler("resources/list", () => ({
      resources: [
        ...GUIDES.map(({ name, title }) => ({
          uri: `${GUIDE}${name}`,
          name,
          title,
          mimeType: MARKDOWN,
        })),
        ...tags.map(({ name, description }) => ({
          uri: `${REFERENCE}${name}`,
          name: `reference/${name}`,
          title: `Operations of ${name}`,
          ...(description && { description }),
          mimeType: MARKDOWN,
        })),
      ],
    }));
    server.setRequestHandler("resources/read", ({ params: { uri } }) => {
      const guide = GUIDES.find(({ name }) => uri === `${GUIDE}${name}`);
      const tag = tags.find(({ name }) => uri === `${REFERENCE}${name}`);
      const text = guide ? guideText(guide) : tag && referenceText(tag, operations);
      if (!text)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no resource ${uri}.`);
      return { contents: [{ uri, mimeType: MARKDOWN, text }] };
    });
  };
}

function promptText(recipe: Guide, given: Readonly<Record<string, string>>): string {
  const names = Object.keys(recipe.values ?? {});
  const missing = names.find((name) => !given[name]);
  if (missing)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `The prompt ${recipe.name} needs ${missing}.`,
    );
  return [
    `${recipe.title}. Use the tools search, describe, and call.`,
    ...names.map((name) => `${name}: ${given[name]}`),
    recipe.text,
    "Say what you found before you change anything. Each change waits for a person's confirmation.",
  ].join("\n");
}

function referenceText(
  { name, description }: Contract["tags"][number],
  operations: readonly Operation[],
): string {
  const lines = operations
    .filter(({ slug }) => slug === name)
    .map(
      ({ id, method, path, summary, effect }) =>
        `- ${id}: ${summary} (${method} ${path}, effect: ${effect ?? "read"})`,
    );
  return [`# ${name}`, ...(description ? [description] : []), ...lines].join("\n");
}
