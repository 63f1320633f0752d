import { expect, it } from "vitest";
import { run } from "./children.ts";
import { Interrupted } from "./errors.ts";

it("a program that ignores Ctrl-C is killed within two seconds", async () => {
  const stop = new AbortController();
  const deaf = `process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000);`;
  let since = 0;
  const running = run(process.execPath, ["-e", deaf], {
    signal: stop.signal,
    onLine: () => {
      since = performance.now();
      stop.abort();
    },
  });
  await expect(running).rejects.toThrow(Interrupted);
  expect(performance.now() - since).toBeLessThan(2_000);
});
