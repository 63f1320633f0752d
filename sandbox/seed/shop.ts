import { type Client, createClient } from "../../sdk/src/index.ts";
import type { GroupKey } from "./data/groups.ts";
import type { RegionKey } from "./data/regions.ts";
import type { ChannelKey } from "./data/sorting.ts";
import type { LocationKey } from "./data/stock.ts";
import { Lookup } from "./lookup.ts";

/** The expected final state of an order. Fields that are undefined aren't checked. */
export interface Ending {
  status?: string;
  payment?: string;
  fulfillment?: string;
}

export interface Login {
  url: string;
  email: string;
  password: string;
}

/** The store while it's being seeded: its clients, and the ids of the records created so far. */
export interface Shop {
  readonly login: Login;
  /** The client that is signed in as the owner. */
  readonly client: Client;
  /** A client that isn't signed in, for guests and for registering customers. */
  readonly visitor: Client;
  /** Returns a client that is signed in as a customer with an account. Signs in only on the first call. */
  signIn(email: string): Promise<Client>;
  readonly regions: Lookup<string, RegionKey>;
  readonly channels: Lookup<string, ChannelKey>;
  readonly locations: Lookup<string, LocationKey>;
  readonly profiles: Lookup<string>;
  /** Ids of shipping options by region and name, such as `europe: Standard`. */
  readonly shipping: Lookup<string>;
  readonly categories: Lookup<string>;
  readonly collections: Lookup<string>;
  readonly types: Lookup<string>;
  readonly tags: Lookup<string>;
  /** URLs of uploaded files, by file name. */
  readonly pictures: Lookup<string>;
  readonly products: Lookup<string>;
  /** Ids of variants, by SKU. */
  readonly variants: Lookup<string>;
  readonly groups: Lookup<string, GroupKey>;
  /** Ids of customers, by email address. */
  readonly customers: Lookup<string>;
  /** Ids of return reasons, by value. */
  readonly reasons: Lookup<string>;
  readonly giftCards: Lookup<string>;
  /** Orders by id, each with its expected final state. */
  readonly orders: Lookup<{ number: number; scenario: { name: string; ending: Ending } }>;
}

/**
 * The server sometimes aborts one of two concurrent transactions (409), and the steps send calls in parallel. The calls are
 * sent again with their idempotency keys, so they take effect only once.
 */
const retries = { attempts: 5, mode: "exactly-once" } as const;

/** Connects to the store. All demo accounts have the same password. */
export async function openShop(login: Login): Promise<Shop> {
  const { url: baseUrl, email, password } = login;
  const client = createClient({ baseUrl, retries });
  await client.admin.auth.createToken({ body: { email, password } });
  const signedIn = new Map<string, Promise<Client>>();
  const signIn = async (customer: string): Promise<Client> => {
    const own = createClient({ baseUrl });
    await own.store.auth.createToken({ body: { email: customer, password } });
    return own;
  };
  return {
    login,
    client,
    visitor: createClient({ baseUrl }),
    signIn(customer) {
      const known = signedIn.get(customer) ?? signIn(customer);
      signedIn.set(customer, known);
      return known;
    },
    regions: new Lookup("region"),
    channels: new Lookup("sales channel"),
    locations: new Lookup("stock location"),
    profiles: new Lookup("shipping profile"),
    shipping: new Lookup("shipping option"),
    categories: new Lookup("category"),
    collections: new Lookup("collection"),
    types: new Lookup("product type"),
    tags: new Lookup("tag"),
    pictures: new Lookup("picture"),
    products: new Lookup("product"),
    variants: new Lookup("variant"),
    groups: new Lookup("customer group"),
    customers: new Lookup("customer"),
    reasons: new Lookup("return reason"),
    giftCards: new Lookup("gift card"),
    orders: new Lookup("order"),
  };
}

/** Removes undefined properties, because the contract distinguishes between an absent value and an empty one. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Given<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: Exclude<T[K], undefined>;
};

/** The date and time that is `offset` days from now, or before now if negative, in ISO 8601 format. */
export const day = (offset: number): string =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString();
