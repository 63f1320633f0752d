import { SeedError } from "../errors.ts";
import { OrderActions } from "../orders/order-actions.ts";
import { complete, fillCart } from "../orders/place.ts";
import { type Plan, planOrders } from "../orders/plan.ts";
import { aftermaths } from "../orders/after-sales.ts";
import { deliveries, type Story } from "../orders/stories.ts";
import { inTurn, oneAtATime, pool } from "../pool.ts";
import { Random } from "../random.ts";
import type { Shop } from "../shop.ts";

const SHUFFLE = 77;
/** The longest step logs its progress. */
const SAID_EVERY = 30;

/** Every scenario as often as planned, in a plausible order. */
export function timeline(): Story[] {
  const told = [...deliveries, ...aftermaths].flatMap((story) =>
    Array<Story>(story.count).fill(story),
  );
  return new Random(SHUFFLE).sample(told, told.length);
}

export const plannedOrders = (): Plan[] => planOrders(timeline().map(({ wish = {} }) => wish));

const REMARKS = [
  "Please ring twice, the bell is shy.",
  "Customer asked for plain paper instead of bubble wrap.",
  "Second order this week: pack together if this one is still here.",
  "Birthday present, leave the invoice out.",
  "Checked the glaze by daylight, all fine.",
];

/** Carts are filled in parallel but completed one after the other, so that order numbers are the same in every run. */
export async function orders(shop: Shop): Promise<string> {
  const stories = timeline();
  const plans = plannedOrders();
  const turn = inTurn();
  const perEmail = oneAtATime();
  await pool(plans, async (plan, index) => {
    const story = stories[index] as Story;
    const cart = await fillCart(shop, plan, perEmail);
    const order = await turn(index, () => complete(cart));
    const actions = new OrderActions(shop, plan, order, cart.buyer);
    try {
      await story.tell(actions);
      if (plan.random.chance(0.1)) await actions.note(plan.random.pick(REMARKS));
    } catch (error) {
      throw new SeedError(`Order #${order.display_id} ("${story.name}")`, { cause: error });
    }
    shop.orders.set(order.id, { number: order.display_id, story });
    if (shop.orders.size % SAID_EVERY === 0)
      console.log(`  ${shop.orders.size} of ${stories.length} orders`);
  });
  return `${stories.length} orders in ${deliveries.length + aftermaths.length} courses of events`;
}
