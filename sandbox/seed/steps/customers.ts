import { groups } from "../data/groups.ts";
import { addressOf, emailOf } from "../data/identity.ts";
import { people } from "../data/people.ts";
import { pool } from "../pool.ts";
import type { Shop } from "../shop.ts";

/** Registers customers with an account, and saves their addresses. The server creates guests with their first order. */
export async function customers(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const members = people.filter(({ account }) => account);
  await pool(members, async (person) => {
    const email = emailOf(person);
    const { customer } = await shop.visitor.store.customers.create({
      body: {
        email,
        password: shop.login.password,
        first_name: person.first,
        last_name: person.last,
        ...(person.phone && { phone: person.phone }),
      },
    });
    shop.customers.set(email, customer.id);
    const own = await shop.signIn(email);
    await own.store.customers.createAddress({
      body: { address: { metadata: {}, ...addressOf(person) } },
    });
  });
  for (const { key, name, note } of groups) {
    const { customer_group } = await admin.customerGroups.create({
      body: { name, metadata: { note } },
    });
    shop.groups.set(key, customer_group.id);
    const inGroup = members.filter((person) => person.groups?.includes(key));
    if (inGroup.length > 0)
      await admin.customerGroups.addCustomers({
        id: customer_group.id,
        body: {
          customer_ids: inGroup.map((person) => ({ id: shop.customers.get(emailOf(person)) })),
        },
      });
  }
  return `${members.length} accounts, ${groups.length} groups`;
}
