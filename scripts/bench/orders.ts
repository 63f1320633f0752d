// `npm run bench -- --orders`: an order with 200 lines, 40 returns, and 300 events, compared with one with two lines. Measures in
// a browser the time to open its page, and the server's time.
import type { APIRequestContext } from "playwright";
import { median } from "../lib/table.ts";
import { measure, opening, type Shop } from "./in-browser.ts";

const [LINES, RETURNS, NOTES] = [200, 40, 210];
const RUNS = 9;

const ask = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path)).json()) as Answer;

interface Line {
  id: string;
  quantity: number;
}

/** Creates an order from a paid draft: partly fulfilled, shipped, and returned, with many notes. */
async function makeOrder(
  { page: { request }, send }: Pick<Shop, "page" | "send">,
  lines: number,
  returns: number,
  notes: number,
): Promise<string> {
  const { regions } = await ask<{ regions: { id: string; name: string }[] }>(
    request,
    "/admin/regions?limit=100",
  );
  const region_id = regions.find(({ name }) => name === "Europe")?.id ?? "";
  const { shipping_options } = await ask<{ shipping_options: { id: string }[] }>(
    request,
    `/admin/shipping-options?region_id=${region_id}&is_return=false`,
  );
  const { variants } = await ask<{ variants: { id: string }[] }>(
    request,
    `/admin/variants?limit=${lines}&fields=id&expand=`,
  );
  const { draft_order } = await send<{ draft_order: { id: string } }>("/admin/draft-orders", {
    email: `${lines}-lines@example.test`,
    region_id,
    items: Array.from({ length: lines }, (_, index) => ({
      variant_id: variants[index % variants.length]?.id,
      quantity: 2,
      unit_price: 1000 + index,
    })),
    shipping_methods: [{ option_id: shipping_options[0]?.id }],
  });
  const { order } = await send<{ order: { id: string } }>(
    `/admin/draft-orders/${draft_order.id}/pay`,
    {},
  );
  const path = `/admin/orders/${order.id}`;
  const bought = (await ask<{ order: { items: Line[] } }>(request, path)).order.items;
  const packed = await send<{ order: { fulfillments: { id: string }[] } }>(`${path}/fulfillment`, {
    items: bought.map(({ id, quantity }) => ({ item_id: id, quantity })),
    no_notification: "true",
  });
  await send(`${path}/shipment`, { fulfillment_id: packed.order.fulfillments[0]?.id });
  for (let index = 0; index < returns; index += 1)
    await send(`${path}/return`, { items: [{ item_id: bought[index]?.id, quantity: 1 }] });
  for (let index = 0; index < notes; index += 1)
    await send("/admin/notes", {
      resource_id: order.id,
      resource_type: "order",
      value: `Note ${index}`,
    });
  return order.id;
}

await measure(
  {
    title: `An order with ${LINES} lines`,
    about: `Printed by \`npm run bench -- --orders\`, in Chromium, on the built admin and a copy of the sandbox: an order with ${LINES} lines, ${RETURNS}
returns and 300 events beside one with two lines and one return. \`page\`: until its last part is there; \`answer\`: of the
server, by the same request.`,
  },
  async (shop) => {
    const { page, row } = shop;
    const orders = [
      ["small", await makeOrder(shop, 2, 1, 1)],
      ["large", await makeOrder(shop, LINES, RETURNS, NOTES)],
    ] as const;
    const times = new Map<string, number[]>();
    const took = (what: string, time: number) =>
      times.set(what, [...(times.get(what) ?? []), time]);
    for (let run = 0; run <= RUNS; run += 1)
      // Alternates the order of the two measurements, so that other load on the machine affects both.
      for (const [name, id] of run % 2 === 0 ? orders : orders.toReversed()) {
        let answered = 0;
        page.removeAllListeners("requestfinished");
        page.on("requestfinished", (request) => {
          if (new URL(request.url()).pathname === `/admin/orders/${id}`)
            answered = request.timing().responseEnd;
        });
        await page.goto("/a/orders");
        await page.getByRole("table").getByRole("link").first().waitFor();
        const time = await opening(
          () => page.goto(`/a/orders/${id}`),
          page.getByRole("list", { name: "Timeline" }).getByRole("listitem").first(),
        );
        // Skips the first run, which is a warm-up.
        if (run === 0) continue;
        took(`${name}: page`, time);
        took(`${name}: answer`, answered);
      }
    for (const [name, all] of times) row(name, all);
    const middle = (name: string) => median(times.get(name) ?? []);
    console.log(`large / small: ${(middle("large: page") / middle("small: page")).toFixed(2)}`);
  },
);
