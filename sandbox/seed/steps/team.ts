import { invites, staff, staffEmail } from "../data/staff.ts";
import { returnReasons } from "../data/stock.ts";
import type { Shop } from "../shop.ts";

/** Creates users of the admin, and return reasons. */
export async function team(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const { user: owner } = await admin.auth.retrieveSession();
  await admin.users.update({
    id: owner.id,
    body: { first_name: "Solveig", last_name: "Brandt", role: "admin" },
  });
  for (const person of staff)
    await admin.users.create({
      body: {
        email: staffEmail(person),
        first_name: person.first,
        last_name: person.last,
        role: person.role,
        password: shop.login.password,
      },
    });
  for (const { email, role } of invites)
    await admin.invites.create({ body: { user: email, role } });
  for (const { children = [], ...reason } of returnReasons) {
    const { return_reason: parent } = await admin.returnReasons.create({ body: reason });
    // Skips a reason that contains others. Such a reason is only a heading: the server doesn't accept it for an item.
    if (children.length === 0) shop.reasons.set(reason.value, parent.id);
    for (const child of children) {
      const { return_reason: made } = await admin.returnReasons.create({
        body: { ...child, parent_return_reason_id: parent.id },
      });
      shop.reasons.set(child.value, made.id);
    }
  }
  return `${staff.length + 1} users, ${invites.length} invites, ${returnReasons.length} kinds of return reasons`;
}
