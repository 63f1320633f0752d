import { join } from "node:path";
import { expect, it } from "vitest";
import { readResources } from "./route-needs.ts";

const root = join(import.meta.dirname, "..");

it("`readResources` reads the lists' requests from the packages' sources, so that the packages don't have to be built first", async () => {
  const { module, dependencies } = await readResources(root);
  expect(await module.listQuery("customers")).toContainEqual(
    expect.stringMatching(/^\/admin\/customers\?/),
  );
  const packages = dependencies.filter((file) => /(^|\/)sdk\//.test(file));
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((file) => file.includes("/dist/"))).toEqual([]);
});
