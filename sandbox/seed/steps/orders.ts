import { SeedError } from "../errors.ts";
import { OrderActions } from "../orders/order-actions.ts";
import { complete, fillCart } from "../orders/place.ts";
import { type Plan, planOrders } from "../orders/plan.ts";
import { afterSales } from "../orders/after-sales.ts";
import { deliveries, type Scenario } from "../orders/scenarios.ts";
import { inTurn, oneAtATime, pool } from "../pool.ts";
import { Random } from "../random.ts";
import type { Shop } from "../shop.ts";

const SHUFFLE = 77;
/** Number of orders between two progress messages of this step, which takes longest. */
const SAID_EVERY = 30;

/** Repeats every scenario as often as planned, in a random order that is the same in every run. */
export function timeline(): Scenario[] {
  const planned = [...deliveries, ...afterSales].flatMap((scenario) =>
    Array<Scenario>(scenario.count).fill(scenario),
  );
  return new Random(SHUFFLE).sample(planned, planned.length);
}

export const plannedOrders = (): Plan[] => planOrders(timeline().map(({ wish = {} }) => wish));

const REMARKS = [
  "Please ring twice, the bell is shy.",
  "Customer asked for plain paper instead of bubble wrap.",
  "Second order this week: pack together if this one is still here.",
  "Birthday present, leave the invoice out.",
  "Checked the glaze by daylight, all fine.",
];

/** Fills carts in parallel, but completes them one after the other, so that order numbers are the same in every run. */
export async function orders(shop: Shop): Promise<string> {
  const scenarios = timeline();
  const plans = plannedOrders();
  const turn = inTurn();
  const perEmail = oneAtATime();
  await pool(plans, async (plan, index) => {
    const scenario = scenarios[index] as Scenario;
    const cart = await fillCart(shop, plan, perEmail);
    const order = await turn(index, () => complete(cart));
    const actions = new OrderActions(shop, plan, order, cart.buyer);
    try {
      await scenario.run(actions);
      if (plan.random.chance(0.1)) await actions.note(plan.random.pick(REMARKS));
    } catch (error) {
      throw new SeedError(`Order #${order.display_id} ("${scenario.name}")`, { cause: error });
    }
    shop.orders.set(order.id, { number: order.display_id, scenario });
    if (shop.orders.size % SAID_EVERY === 0)
      console.log(`  ${shop.orders.size} of ${scenarios.length} orders`);
  });
  return `${scenarios.length} orders in ${deliveries.length + afterSales.length} scenarios`;
}
