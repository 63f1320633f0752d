// Vite runs this file during a build, because it imports the admin's source.
import { createHttpClient } from "@countertop/sdk";
import { collectionsWithoutProducts } from "../src/lib/collections-without-products.ts";
import type { AnyResource } from "../src/patterns/resource/define.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../src/resources/*.ts", "!**/*.test.ts"],
  { eager: true },
);

/**
 * Returns the API requests of a list without URL parameters. A client records them instead of
 * sending them.
 */
export async function listQuery(name: string): Promise<string[]> {
  const of = Object.values(modules).find((module) => name in module);
  if (!of) throw new Error(`There is no resource ${name}.`);
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
  // The recorded response is empty, so errors are expected.
  await queryFn({ signal: new AbortController().signal }).catch(() => undefined);
  return asked;
}
