/** Results of tools: structured content, and the same content as text for clients that don't read structured content. */
import type { CallToolResult } from "@modelcontextprotocol/server";

export function structured(value: object): CallToolResult {
  const only = Object.keys(value).length === 1 && "text" in value;
  const text = only ? String(value.text) : JSON.stringify(value);
  return { content: [{ type: "text", text }], structuredContent: { ...value } };
}

/** The store's response. Objects stay unchanged, and any other value becomes the property `result`. */
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
