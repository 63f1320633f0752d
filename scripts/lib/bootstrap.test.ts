import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FIXTURE = fileURLToPath(new URL("./fixtures/command.mjs", import.meta.url));
const enter = (how: string) => spawnSync(process.execPath, [FIXTURE, how], { encoding: "utf8" });

test.each(["plain", "tidy"])(
  "the exit code is the program's, even if the program has ended its servers itself: %s",
  (how) => {
    expect(enter(how).status).toBe(3);
  },
);

test("an error that the user can fix is printed without a stack trace", () => {
  const { status, stderr } = enter("trouble");
  expect(status).toBe(1);
  expect(stderr.trim()).toBe("The cups are broken: buy new ones.");
});

test("a bug is printed with its stack trace", () => {
  const { status, stderr } = enter("bug");
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: cups is undefined\s+at main .*command\.mjs/);
});
