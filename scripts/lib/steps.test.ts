import { expect, it } from "vitest";
import { NOTHING } from "./reports.ts";
import { failure, walk } from "./steps.ts";

const passing = { ...NOTHING, passed: 2 };

it("go on after tests that failed, and count them", async () => {
  const total = await walk([
    ["first", async () => failure(true)],
    ["second", async () => passing],
  ]);
  expect(total).toMatchObject({ passed: 2, failed: 1 });
});

it("end where something could not be set up", async () => {
  const total = await walk([
    ["store", async () => Promise.reject(new Error("no store"))],
    ["walks", async () => passing],
  ]);
  expect(total).toMatchObject({ passed: 0, failed: 1 });
});
