// Collects ids, codes, and email addresses from responses by resource, so that other operations can be called with them.
import type { Operation } from "./contract.ts";

/** Values of one record by their names, such as an order's id, its cart's id, and its email address. */
type Ids = Readonly<Record<string, string>>;

export interface IdPool {
  /** Records the ids that an operation's response contains. */
  readonly note: (operation: Operation, body: unknown) => void;
  /** Paths for calls of an operation, up to a limit. An operation without placeholders has one path. */
  readonly addresses: (operation: Operation, atMost: number) => string[];
}

const placeOf = ({ path }: Operation): { area: string; slug: string } => {
  const [, area = "", slug = ""] = path.split("/");
  return { area, slug };
};

/** The parameters that a call of an operation needs: those in the path, and the required ones in the query. */
const placeholdersOf = ({ parameters }: Operation) =>
  parameters.filter(
    ({ in: place, required }) => place === "path" || (place === "query" && required),
  );

export function createIdPool(operations: readonly Operation[]): IdPool {
  const pools = new Map<string, { area: string; slug: string; bags: Ids[] }>();
  const wanted = new Set(operations.flatMap((one) => placeholdersOf(one).map(({ name }) => name)));

  const collect = (node: unknown, noun: string, around: Ids, into: Ids[]): void => {
    if (Array.isArray(node)) for (const item of node) collect(item, noun, around, into);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const fields = Object.entries(node);
    const bag: Record<string, string> = { ...around };
    let fresh = false;
    for (const [key, value] of fields) {
      if (!wanted.has(key) && !key.endsWith("_id")) continue;
      if ((typeof value !== "string" && typeof value !== "number") || value === "") continue;
      if (!COMMON.has(key)) bag[key] = String(value);
      if (noun) bag[`${noun}_${key}`] = String(value);
      fresh = true;
    }
    if (fresh) into.push(bag);
    for (const [key, value] of fields) collect(value, singular(key), bag, into);
  };

  return {
    note: (operation, body) => {
      const { area, slug } = placeOf(operation);
      const pool = pools.get(`${area}/${slug}`) ?? { area, slug, bags: [] };
      pools.set(`${area}/${slug}`, pool);
      collect(body, "", {}, pool.bags);
    },
    addresses: (operation, atMost) => {
      const placeholders = placeholdersOf(operation);
      if (placeholders.length === 0) return [operation.path];
      const { area, slug } = placeOf(operation);
      const noun = singular(slug.replaceAll("-", "_"));
      // Prefers the resource's own list, whose ids exist. Ids from other lists may be deleted, or hidden from visitors.
      const distance = (shelf: { area: string; slug: string }): number =>
        (shelf.area === area ? 0 : 2) + (shelf.slug === slug ? 0 : 1);
      const found = new Set<string>();
      for (const { bags } of [...pools.values()].sort((a, b) => distance(a) - distance(b))) {
        for (const bag of bags) {
          if (found.size === atMost) return [...found];
          const address = fill(operation.path, placeholders, noun, bag);
          if (address) found.add(address);
        }
      }
      return [...found];
    },
  };
}

// Many resources have fields with these names, so a value identifies a record only together with the resource's noun.
const COMMON = new Set(["id", "code"]);

function fill(
  path: string,
  placeholders: ReturnType<typeof placeholdersOf>,
  noun: string,
  bag: Ids,
): string | undefined {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place } of placeholders) {
    // In /admin/orders, `{id}` is an order's id, and `{cart_id}` is the id of the cart that became the order.
    const value = bag[`${noun}_${name}`] ?? (COMMON.has(name) ? undefined : bag[name]);
    if (value === undefined) return undefined;
    if (place === "query") query.set(name, value);
    else address = address.replace(`{${name}}`, encodeURIComponent(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

const singular = (plural: string): string =>
  plural.endsWith("ies") ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, "");
