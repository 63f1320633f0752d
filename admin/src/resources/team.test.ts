import { createClient } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import { users } from "./users.ts";
import { withInvites, type Invite } from "./team.ts";

const invite = (name: string, role: string) =>
  ({ id: `invite_${name}`, user_email: `${name}@example.com`, role }) as Invite;
const team = withInvites([
  invite("ada", "member"),
  invite("ben", "admin"),
  invite("cleo", "member"),
]);
/** A page that the server returns, starting with the user with this number. */
const page = (from: number) => ({
  users: Array.from({ length: 20 }, (_, index) => ({ id: `usr_${from + index}` })),
  count: 40,
});
const client = createClient({ baseUrl: "http://localhost" });
const offsetOf = (search: ReturnType<typeof users.readSearch>, offset: number) =>
  JSON.stringify(team.listQuery(client, search, { limit: 20, offset }).queryKey).match(
    /"offset":(\d+)/,
  )?.[1];

describe("the team with its invitations", () => {
  it("starts with the invitations, and doesn't skip a user on the next page", () => {
    const search = users.readSearch({});
    const first = team.pageOf(page(0), search, { limit: 20, offset: 0 });
    expect(first.count).toBe(43);
    expect(first.rows.map(({ id }) => id).slice(0, 4)).toEqual([
      "invite_ada",
      "invite_ben",
      "invite_cleo",
      "usr_0",
    ]);
    expect(first.rows.at(-1)?.id).toBe("usr_16");
    expect(offsetOf(search, 0)).toBe("0");
    expect(offsetOf(search, 20)).toBe("17");
    const second = team.pageOf(page(17), search, { limit: 20, offset: 20 });
    expect(second.rows.map(({ id }) => id)).toEqual(page(17).users.map(({ id }) => id));
  });

  it("includes only invitations that match the search and the role", () => {
    const rows = (raw: object) =>
      team
        .pageOf({ users: [], count: 0 }, users.readSearch(raw), { limit: 20, offset: 0 })
        .rows.map(({ id }) => id);
    expect(rows({ q: "BEN" })).toEqual(["invite_ben"]);
    expect(rows({ role: "member" })).toEqual(["invite_ada", "invite_cleo"]);
    expect(rows({ q: "ben", role: "member" })).toEqual([]);
  });
});
