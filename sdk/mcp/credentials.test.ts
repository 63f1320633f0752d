// Tests that results and errors don't contain credentials of the store or of this server.
import { expect, it } from "vitest";
import { connect } from "./testing.ts";

const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJ1IjoxfQ.c2lnbmF0dXJl";

it("credentials are redacted in results, at any depth", async () => {
  const answers: Record<string, unknown> = {
    adminListInvites: { invites: [{ id: "invite_1", token: "s3cret" }] },
    adminListUsers: { users: [{ id: "usr_1", api_token: "s3cret" }, { api_token: null }] },
    adminListNotes: { notes: [{ author: { api_token: "s3cret" }, value: `See ${TOKEN}` }] },
    adminListApps: { apps: [{ data: { whatever: "s3cret" } }] },
  };
  for (const [name, answer] of Object.entries(answers)) {
    const { tool } = await connect({ answer: () => Response.json(answer) });
    const input = name === "adminListNotes" ? { query: { limit: 1 } } : {};
    const said = await tool("call", { operation: name, input });
    expect(said.isError, said.text).toBe(false);
    expect(said.text).toContain("[redacted]");
    expect(JSON.stringify(said)).not.toMatch(/s3cret|eyJ/);
  }
});

it("credentials are redacted in errors, including the server's own", async () => {
  const message = `No ${TOKEN} for own-key`;
  const { call } = await connect({
    answer: () => Response.json({ type: "not_allowed", message }, { status: 400 }),
    secrets: ["own-key"],
  });
  const { isError, text } = await call("adminListUsers");
  expect([isError, text]).toEqual([true, "400 not_allowed: No [redacted] for [redacted]"]);
});
