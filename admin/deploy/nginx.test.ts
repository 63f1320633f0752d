import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headers } from "../vite/security.ts";

const inOrder = (a: string | undefined, b: string | undefined) => (a ?? "").localeCompare(b ?? "");
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const template = read("nginx.conf.template");

describe("the nginx example", () => {
  it.each(Object.entries(headers))("sends %s as the preview does", (name, value) => {
    const [, sent] = new RegExp(`^  add_header ${name} (.+) always;$`, "m").exec(template) ?? [];
    expect(sent?.replaceAll('"', "")).toBe(value);
  });

  it("adds no header within a location, which would drop those of the server", () => {
    const locations = template.match(/^ {2}location [^{]*\{[^}]*\}/gm) ?? [];
    expect(locations).toHaveLength(4);
    expect(locations.join("")).not.toContain("add_header");
  });

  it("asks for nothing that the image does not set", () => {
    const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const [, set = ""] = /^ENV (.+)$/m.exec(read("Dockerfile")) ?? [];
    expect([...asked].toSorted(inOrder)).toEqual(
      [...set.matchAll(/(\w+)=/g)].map(([, n]) => n).toSorted(inOrder),
    );
  });
});
