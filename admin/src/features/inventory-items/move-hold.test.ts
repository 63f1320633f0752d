import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { holdFor, type HoldWrites } from "./move-hold.ts";

const move = { item: "iitem_1", from: "sloc_0", to: "sloc_1", quantity: 3 };
const own = { id: "resitem_5", created_at: "2026-01-01T10:00:00Z", metadata: held("own") };
function held(mark: string) {
  return { countertop_move: mark };
}
/** Reserves the units of a move. `others` contains the other reservations: one list for each time they are read. */
async function hold(...others: object[][]) {
  const freed: string[] = [];
  let asked = 0;
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: () => {
      const reservations = [own, ...(others[Math.min(asked, others.length - 1)] ?? [])];
      asked += 1;
      return Promise.resolve(Response.json({ reservations, count: 1, offset: 0, limit: 100 }));
    },
  });
  const writes = {
    create: () => Promise.resolve({ reservation: own }),
    remove: ({ id }: { id: string }) => Promise.resolve(freed.push(id)),
  } as unknown as HoldWrites;
  const got = await holdFor(client, writes, move, { mark: "own", description: "Moved" }, new Map());
  return { got: got?.id, freed, asked };
}
const other = (created_at: string, id = "resitem_9") => ({
  id,
  created_at,
  metadata: held("other"),
});

it("a move continues if nobody else moves the same stock", async () => {
  expect(await hold([])).toEqual({ got: own.id, freed: [], asked: 1 });
  const forAnOrder = { ...other("2026-01-01T09:59:59Z"), metadata: null };
  expect(await hold([forAnOrder])).toMatchObject({ got: own.id });
});

it("a move yields to an earlier one, and releases its reservation", async () => {
  expect(await hold([other("2026-01-01T09:59:59Z")])).toMatchObject({
    got: undefined,
    freed: [own.id],
  });
  expect(await hold([other(own.created_at, "resitem_1")])).toMatchObject({ got: undefined });
});

it("a move waits until the later move has yielded", async () => {
  const later = other("2026-01-01T10:00:01Z");
  expect(await hold([later], [later], [])).toEqual({ got: own.id, freed: [], asked: 3 });
});

it("an abandoned move doesn't block a new one", async () => {
  expect(await hold([other("2026-01-01T09:49:00Z")])).toMatchObject({ got: own.id });
});
