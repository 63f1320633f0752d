import { products, variantsFor } from "../data/catalog.ts";
import type { GroupKey } from "../data/groups.ts";
import { emailOf } from "../data/identity.ts";
import { people } from "../data/people.ts";
import type { Person } from "../data/person.ts";
import { giftCard } from "../data/products/special.ts";
import type { Variant } from "../data/product.ts";
import { type RegionKey, regions } from "../data/regions.ts";
import { bulky } from "../data/shipping.ts";
import type { ChannelKey } from "../data/sorting.ts";
import type { LocationKey } from "../data/stock.ts";
import { Random } from "../random.ts";
import { levels } from "../steps/stock.ts";

/** Requirements of an order's scenario. A seeded random stream chooses everything else. */
export interface OrderRequest {
  region?: RegionKey;
  channel?: ChannelKey;
  /** Minimum number of different products. */
  lines?: number;
  /** Minimum quantity of each product. */
  pieces?: number;
  discount?: string;
  /** The group that the customer must belong to. */
  group?: GroupKey;
  /** Note of the gift card that the customer pays with. */
  giftCard?: string;
  buys?: "gift card" | "bulky";
  /**
   * True if the customer must have an account. Only such customers can confirm or decline an order edit, because the server
   * can't identify guests in that call.
   */
  member?: boolean;
}

export interface Plan {
  person: Person;
  email: string;
  region: RegionKey;
  channel: ChannelKey;
  location: LocationKey;
  items: { sku: string; quantity: number }[];
  /** Names of the region's shipping options that the order uses. */
  shipping: string[];
  discount: string | undefined;
  giftCard: string | undefined;
  /** A separate random stream, so that the choices for one order don't affect other orders. */
  random: Random;
}

const SEED = 20240613;
const REGIONS: readonly RegionKey[] = [
  ...Array<RegionKey>(11).fill("europe"),
  ...Array<RegionKey>(2).fill("ireland"),
  ...Array<RegionKey>(4).fill("usa"),
  ...Array<RegionKey>(3).fill("japan"),
];
const CODES: Record<RegionKey, readonly string[]> = {
  europe: ["WELCOME10", "FIVEOFF", "FREESHIP", "FIRST50", "GIFTED20", "NOTBOOKS"],
  ireland: ["WELCOME10", "FREESHIP"],
  usa: ["WELCOME10", "TENBUCKS", "FIRST50"],
  japan: ["WELCOME10", "YEN500", "FREESHIP"],
};
/** Minimum stock of a variant that orders may contain. It's enough for every order that could need the variant. */
const AMPLE_STOCK = 40;
/** Minimum number of orders between two uses of the same code, except codes that a scenario requires. */
export const DAYS_APART = 16;

interface StockLevel {
  variants: readonly Variant[];
}

const onShelf = new Map(
  (["hamburg", "osaka"] as const).map((location) => [
    location,
    new Set(
      levels()
        .filter((level) => level.location === location && level.stocked >= AMPLE_STOCK)
        .map(({ sku }) => sku),
    ),
  ]),
);

/** Products that a channel sells and a location ships without restrictions. */
function shelves(channel: ChannelKey, location: LocationKey): StockLevel[] {
  return products
    .filter(
      ({ handle, status, channels = ["web", "japan"] }) =>
        !status &&
        channels.includes(channel) &&
        !(bulky.handles as readonly string[]).includes(handle),
    )
    .map(({ handle }) => ({
      variants: variantsFor(handle).filter(({ sku }) => onShelf.get(location)?.has(sku)),
    }))
    .filter(({ variants }) => variants.length > 0);
}

const cached = new Map<string, StockLevel[]>();
function shelvesOf(channel: ChannelKey, location: LocationKey): StockLevel[] {
  const key = `${channel}/${location}`;
  const known = cached.get(key) ?? shelves(channel, location);
  cached.set(key, known);
  return known;
}

/** The SKU of a variant that can be added to the order, or exchanged for one of its items. */
export function another({ channel, location, random }: Plan): string {
  return random.pick(random.pick(shelvesOf(channel, location)).variants).sku;
}

const amountOf = (
  items: readonly { variant: Variant; quantity: number }[],
  region: RegionKey,
): number => {
  const currency = regions.find(({ key }) => key === region)?.currency ?? "eur";
  return items.reduce((sum, { variant, quantity }) => sum + variant.prices[currency] * quantity, 0);
};

/** Chooses a shipping option. The limits here are stricter than the options' own, because sales and taxes change a subtotal. */
function shippingFor(region: RegionKey, amount: number, random: Random): string {
  switch (region) {
    case "europe":
      if (amount >= 17000) return "Free standard over €100";
      return random.chance(0.25) ? "Express, next day" : "Standard, 2–4 days";
    case "ireland":
      return "Standard, 4–6 days";
    case "usa":
      if (amount <= 3000) return "Small parcel under $40";
      return random.chance(0.3) ? "Air, 2–3 days" : "Ground, 5–8 days";
    case "japan":
      return amount <= 6000 ? "Letter pack" : "Takkyubin, next day";
  }
}

/**
 * Plans all orders, in the same way in every run. A discount code is used again only after several other orders: the server
 * handles new orders every three seconds and counts the uses of codes concurrently, so it would lose one of two uses of the
 * same code.
 */
export function planOrders(wishes: readonly OrderRequest[]): Plan[] {
  const plans: Plan[] = [];
  for (const [index, wish] of wishes.entries()) {
    const plan = planOrder(index, wish);
    const recent = plans.slice(-DAYS_APART).map(({ discount }) => discount);
    const repeats = plan.discount !== wish.discount && recent.includes(plan.discount);
    plans.push(repeats ? { ...plan, discount: undefined } : plan);
  }
  return plans;
}

function planOrder(index: number, wish: OrderRequest): Plan {
  const random = new Random(SEED + index * 7919);
  const region = wish.region ?? random.pick(REGIONS);
  const channel = wish.channel ?? (region === "japan" ? "japan" : "web");
  const location = region === "japan" ? "osaka" : "hamburg";
  const trade = channel === "wholesale";
  const candidates = people.filter(
    (person) =>
      person.region === region &&
      (person.company !== undefined) === trade &&
      (!wish.member || person.account) &&
      (!wish.group || person.groups?.includes(wish.group)),
  );
  const person = random.pick(candidates);

  const lines = Math.max(wish.lines ?? 1, random.pick([1, 1, 2, 2, 3]));
  const picked = random.sample(shelvesOf(channel, location), lines).map(({ variants }) => ({
    variant: random.pick(variants),
    quantity: Math.max(
      wish.pieces ?? 1,
      trade ? random.int(6, 18) : random.pick([1, 1, 1, 2, 2, 4]),
    ),
  }));
  const chosen = wish.buys === "gift card" ? [] : picked;
  const items = chosen.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }));
  const shipping = items.length > 0 ? [shippingFor(region, amountOf(chosen, region), random)] : [];
  if (wish.buys === "gift card") {
    items.push({ sku: `GIFT-${random.pick(giftCard.denominations)}`, quantity: 1 });
    shipping.push("Gift card by e-mail");
  }
  if (wish.buys === "bulky") {
    const handle = random.pick(["tall-stockpot", "granite-mortar"]);
    items.push({ sku: random.pick(variantsFor(handle)).sku, quantity: 1 });
    shipping.push(region === "usa" ? "Freight for bulky goods" : "Carrier for bulky goods");
  }
  const lucky = !trade && !wish.buys && !wish.giftCard && random.chance(0.22);
  return {
    person,
    email: emailOf(person),
    region,
    channel,
    location,
    items,
    shipping,
    discount: wish.discount ?? (lucky ? random.pick(CODES[region]) : undefined),
    giftCard: wish.giftCard,
    random,
  };
}
