import { type Client, createClient } from "../../sdk/src/index.ts";
import type { GroupKey } from "./data/groups.ts";
import type { RegionKey } from "./data/regions.ts";
import type { ChannelKey } from "./data/sorting.ts";
import type { LocationKey } from "./data/stock.ts";
import { Lookup } from "./lookup.ts";

/** Expected final state of an order. An undefined part isn't checked. */
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

/** The store during seeding: its clients, and the ids of the records so far. */
export interface Shop {
  readonly login: Login;
  /** The client that is signed in as the owner. */
  readonly client: Client;
  /** Creates a client for a customer who isn't in the store yet. */
  readonly visitor: Client;
  /** Creates a client for a customer with an account. The account is created once. */
  signIn(email: string): Promise<Client>;
  readonly regions: Lookup<string, RegionKey>;
  readonly channels: Lookup<string, ChannelKey>;
  readonly locations: Lookup<string, LocationKey>;
  readonly profiles: Lookup<string>;
  /** Shipping options by region and name, as in `europe: Standard`. */
  readonly shipping: Lookup<string>;
  readonly categories: Lookup<string>;
  readonly collections: Lookup<string>;
  readonly types: Lookup<string>;
  readonly tags: Lookup<string>;
  /** Addresses of uploaded files, by file name. */
  readonly pictures: Lookup<string>;
  readonly products: Lookup<string>;
  /** Variants by SKU. */
  readonly variants: Lookup<string>;
  readonly groups: Lookup<string, GroupKey>;
  /** Customers by email address. */
  readonly customers: Lookup<string>;
  /** Return reasons by value. */
  readonly reasons: Lookup<string>;
  readonly giftCards: Lookup<string>;
  /** Orders by id, with their expected final states. */
  readonly orders: Lookup<{ number: number; scenario: { name: string; ending: Ending } }>;
}

/**
 * The server sometimes aborts one of two concurrent transactions (409), because orders are created in parallel. These calls honor
 * idempotency keys, so they can be repeated and still take effect once.
 */
const retries = { attempts: 5, mode: "exactly-once" } as const;

/** Opens the store. Every demo account has the same password. */
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

/** Removes undefined properties, because the contract distinguishes an absent value from an empty one. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Given<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: Exclude<T[K], undefined>;
};

/** A date relative to today, in the server's format. */
export const day = (offset: number): string =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString();
