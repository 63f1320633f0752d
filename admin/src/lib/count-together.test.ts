import { createClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { countTogether } from "./count-together.ts";
import { occurrencesOf } from "./occurrences.ts";

const client = createClient();

it("`countTogether` counts the records of simultaneous rows with one request", async () => {
  const asked: string[][] = [];
  const countAll = (_: unknown, ids: readonly string[]) => {
    asked.push([...ids]);
    return Promise.resolve(occurrencesOf(["a", "b", "a"]));
  };
  const countOne = () => Promise.reject(new Error("counted alone"));
  const count = countTogether(countAll, countOne);
  expect(await Promise.all(["a", "b", "c", "a"].map((id) => count(client, id)))).toEqual([
    2, 1, 0, 2,
  ]);
  expect(await Promise.all(["a", "d"].map((id) => count(client, id)))).toEqual([2, 0]);
  expect(asked).toEqual([
    ["a", "b", "c"],
    ["a", "d"],
  ]);
});

it("`countTogether` counts row by row if there are too many records, or only one row", async () => {
  let asked = 0;
  const countAll = () => {
    asked += 1;
    return Promise.resolve(undefined);
  };
  const count = countTogether(countAll, (_, id) => Promise.resolve(id.length));
  expect(await Promise.all(["a", "bb"].map((id) => count(client, id)))).toEqual([1, 2]);
  expect(asked).toBe(1);
  expect(await count(client, "ccc")).toBe(3);
  expect(asked).toBe(1);
});

it("`countTogether` fails for each row of a failed request, and sends a new one later", async () => {
  const outcomes = [
    () => Promise.reject(new Error("lost")),
    () => Promise.resolve(occurrencesOf(["a"])),
  ];
  const count = countTogether(
    () => outcomes.shift()?.() ?? Promise.resolve(undefined),
    () => Promise.resolve(0),
  );
  const rows = () => Promise.all([count(client, "a"), count(client, "b")]);
  await expect(rows()).rejects.toThrow("lost");
  expect(await rows()).toEqual([1, 0]);
});
