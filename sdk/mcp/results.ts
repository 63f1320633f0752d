/**
 * Creates the results of tools: structured content, and the same content as text for clients that don't read structured content.
 */
import type { CallToolResult } from "@modelcontextprotocol/server";

export function structured(value: object): CallToolResult {
  const only = Object.keys(value).length === 1 && "text" in value;
  const text = only ? String(value.text) : JSON.stringify(value);
  return { content: [{ type: "text", text }], structuredContent: { ...value } };
}

/** Returns the store's response as a result. An object stays unchanged, and any other value becomes the property `answer`. */
export function answered(text: string): CallToolResult {
  const value = parsed(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return {
    content: [{ type: "text", text }],
    structuredContent: isObject ? { ...value } : { answer: value },
  };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const refused = (text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  isError: true,
});
