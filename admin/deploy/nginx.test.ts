import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MOST_BYTES, MOST_FILE_BYTES } from "../server/bodies.ts";
import { headersOf, transportSecurity, uploadHeaders } from "../server/policy.ts";

const inOrder = (a: string | undefined, b: string | undefined) => (a ?? "").localeCompare(b ?? "");
/** The expected headers, with the image's variables in place of origins. */
const headers = headersOf({ requests: ["${CONNECT_ORIGINS}"], pictures: ["${PICTURE_ORIGINS}"] });
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const template = read("nginx.conf.template");

/** These checks read the template only. serving.test.ts tests its behavior in nginx. */
describe("the nginx example", () => {
  it.each(["X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"] as const)(
    "sends the same %s as our own server",
    (name) => expect(template).toContain(`\n  add_header ${name} ${headers[name]} always;\n`),
  );

  it("has the same policies as our own server", () => {
    const name = "Content-Security-Policy";
    expect(template).toContain(`  default  "${headers[name]}";\n`);
    expect(template).toContain(`  yes      "${uploadHeaders("text/html")[name]}";\n`);
    expect(template).toContain(`\n  add_header ${name} $policy always;\n`);
  });

  it("rejects the same requests as our own server, with the same limits", () => {
    expect(template).toContain(
      `add_header Permissions-Policy "${headers["Permissions-Policy"]}" always;`,
    );
    expect(template).toContain(`https    "${transportSecurity}";`);
    expect(template).toContain(`client_max_body_size ${MOST_BYTES / 1024 ** 2}m;`);
    expect(template).toContain(`client_max_body_size ${MOST_FILE_BYTES / 1024 ** 2}m;`);
  });

  it("sets headers only outside of locations, because a header in a location would drop the server's headers", () => {
    const locations = template.match(/^ {2}location [^{]*\{[^}]*\}/gm) ?? [];
    expect(locations).toHaveLength(14);
    expect(locations.join("")).not.toContain("add_header");
  });

  it("uses only variables that the image sets", () => {
    const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const set = [...read("Dockerfile").matchAll(/^ENV (.+)$/gm)].map(([, line = ""]) => line);
    const names = [...set.join(" ").matchAll(/(\w+)=/g)].map(([, name]) => name);
    // If this variable is set, the image finds the DNS resolver and passes its address to the
    // template.
    const found = names.map((name) =>
      name === "NGINX_ENTRYPOINT_LOCAL_RESOLVERS" ? "NGINX_LOCAL_RESOLVERS" : name,
    );
    for (const name of asked) expect(found.toSorted(inOrder)).toContain(name);
  });
});
