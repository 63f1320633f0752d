import { expect, it } from "vitest";
import type { Extensions } from "./extension-types.ts";
import { expectExtensions, extensionsReady, startExtensions } from "./extensions.ts";

it("a URL that is opened before extensions have started waits for them", async () => {
  expectExtensions();
  const asked = extensionsReady();
  const loaded = { registry: { routes: [] } } as unknown as Extensions;
  await startExtensions(() => Promise.resolve(loaded));
  expect(await asked).toBe(loaded);
  expect(await extensionsReady()).toBe(loaded);
});
