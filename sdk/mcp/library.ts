/** Prompts (ten jobs of operators) and resources (guides, and a reference page of each resource of the store). */
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Contract, Operation } from "../../codegen/contract.ts";
import { GUIDES, guideText, type Guide } from "./guides.ts";

const RECIPES = GUIDES.filter(({ kind }) => kind === "recipe");
const GUIDE = "countertop://guides/";
const REFERENCE = "countertop://reference/";
const MARKDOWN = "text/markdown";

export function offerLibrary(
  server: Server,
  operations: readonly Operation[],
  contract: Contract,
): void {
  const slugs = new Set(operations.map(({ slug }) => slug));
  const tags = contract.tags.filter(({ name }) => slugs.has(name));

  server.setRequestHandler(ListPromptsRequestSchema, () => ({
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
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const recipe = RECIPES.find(({ name }) => name === params.name);
    if (!recipe) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${params.name}.`);
    const text = promptText(recipe, params.arguments ?? {});
    return {
      description: recipe.title,
      messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
    };
  });

  server.setRequestHandler(ListResourcesRequestSchema, () => ({
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
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const guide = GUIDES.find(({ name }) => uri === `${GUIDE}${name}`);
    const tag = tags.find(({ name }) => uri === `${REFERENCE}${name}`);
    const text = guide ? guideText(guide) : tag && referenceText(tag, operations);
    if (!text) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return { contents: [{ uri, mimeType: MARKDOWN, text }] };
  });
}

function promptText(recipe: Guide, given: Readonly<Record<string, string>>): string {
  const names = Object.keys(recipe.values ?? {});
  const missing = names.find((name) => !given[name]);
  if (missing)
    throw new McpError(ErrorCode.InvalidParams, `The prompt ${recipe.name} needs ${missing}.`);
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
