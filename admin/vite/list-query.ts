// Run in a build, by Vite itself, as what it imports is the admin's own source.
import { createHttpClient } from "@countertop/sdk";
import { collectionsWithoutProducts } from "../src/lib/collections-without-products.ts";
import type { AnyResource } from "../src/patterns/resource/define.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../src/resources/*.ts", "!**/*.test.ts"],
  { eager: true },
);

/** What a list asks the API with nothing in its address, of a client that only writes down where it would have gone. */
export async function listQuery(name: string): Promise<string[]> {
  const of = Object.values(modules).find((module) => name in module);
  if (!of) throw new Error(`No resource is called ${name}.`);
  const resource = of[name] as AnyResource;
  const asked: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://store",
    fetch: (request) => {
      if (request instanceof Request) asked.push(request.url.slice("http://store".length));
      return Promise.resolve(Response.json({}));
    },
  });
  const { queryFn } = resource.listQuery(
    collectionsWithoutProducts(client),
    resource.readSearch({}),
  ) as { queryFn(context: object): Promise<unknown> };
  // What it makes of the answer is of no interest: there is none.
  await queryFn({ signal: new AbortController().signal }).catch(() => undefined);
  return asked;
}
