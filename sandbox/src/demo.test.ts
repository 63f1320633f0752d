import { expect, it } from "vitest";
import { DEMO_FILE, readDemo } from "./demo.ts";
import { DEFAULT_SEED } from "./paths.ts";
import { currentSeed } from "./seed.ts";

it("the demo store was saved from the current seed", () => {
  const help =
    "The seed has changed. Run: npm run sandbox -- --data NEW_FOLDER --save-demo sandbox/demo/store.json.gz";
  expect(readDemo(DEMO_FILE).seed, help).toBe(currentSeed(DEFAULT_SEED));
});

it("the saved demo store doesn't contain tokens or requests", () => {
  const { tables } = readDemo(DEMO_FILE);
  expect(tables["invite"]?.map(({ token }) => token)).toEqual(["", "", ""]);
  expect(tables["user"]?.map(({ api_token }) => api_token)).not.toContainEqual(expect.any(String));
  for (const table of ["idempotency_key", "staged_job", "migrations"])
    expect(tables).not.toHaveProperty([table]);
});
