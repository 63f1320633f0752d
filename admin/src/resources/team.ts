import { toPaging } from "../patterns/list.ts";
import type { invites } from "./invites.ts";
import { users } from "./users.ts";

export type Invite = ReturnType<typeof invites.rowsIn>[number];
type User = ReturnType<typeof users.rowsIn>[number];
/** A user, or an invitation in place of the user who will accept it. */
export type Member = User & { invite?: Invite };
type Search = Parameters<typeof users.pageOf>[1];

const memberOf = (invite: Invite): Member =>
  ({
    id: invite.id,
    email: invite.user_email,
    role: invite.role,
    created_at: invite.created_at,
    updated_at: invite.updated_at,
    invite,
  }) as Member;

/** The list of users, preceded by invitations. The server returns all invitations in one response, but users page by page. */
export function withInvites(invites: readonly Invite[]): typeof users {
  const found = ({ q, role }: Search) =>
    invites.filter(
      (one) =>
        one.user_email.toLowerCase().includes(q.trim().toLowerCase()) &&
        (role.length === 0 || (one.role !== null && role.includes(one.role))),
    );
  const { record: _, ...list } = users;
  return {
    ...list,
    listQuery: (client, search, paging = toPaging(search)) =>
      users.listQuery(client, search, {
        ...paging,
        offset: Math.max(0, paging.offset - found(search).length),
      }),
    pageOf: (answer, search, { limit, offset }) => {
      const all = found(search);
      const own = all.slice(offset, offset + limit).map(memberOf);
      const { rows, count } = users.pageOf(answer, search, { limit, offset });
      return { rows: [...own, ...rows.slice(0, limit - own.length)], count: all.length + count };
    },
  };
}
