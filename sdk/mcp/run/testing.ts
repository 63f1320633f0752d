/** Runs programs against a simulated store whose responses come from a function. */
import { createHttpClient } from "@countertop/sdk";
import { operationsOf } from "../operations.ts";
import { redactor } from "../safety.ts";
import { asker } from "../store-connection.ts";
import { contract } from "../testing.ts";
import { checksOf } from "../validate.ts";
import type { Limits } from "./limits.ts";
import { programsOf } from "./program.ts";

const operations = operationsOf(contract, { resources: [] });
const check = checksOf(contract);
export const PRODUCTS = Array.from({ length: 5 }, (_, at) => ({
  id: `prod_${at}`,
  title: `Mug ${at}`,
}));

export function programs(
  answer: (request: Request) => Response | Promise<Response> = () => Response.json({ done: true }),
  limits: Partial<Limits> = {},
) {
  const seen: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: (async (request: Request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    }) as typeof fetch,
  });
  const run = programsOf({
    operations,
    ask: asker({ client }),
    check,
    redact: redactor([]),
    limits,
  });
  return { run, seen };
}
export const pages = ({ url }: Request): Response => {
  const { searchParams } = new URL(url);
  const offset = Number(searchParams.get("offset"));
  const products = PRODUCTS.slice(offset, offset + Number(searchParams.get("limit") ?? 50));
  return Response.json({ products, count: PRODUCTS.length, offset, limit: 50 });
};
/** Runs a program on a store with five products. */
export const attempt = async (code: string, limits: Partial<Limits> = {}) =>
  programs(pages, limits).run(code, undefined);
