import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FIXTURE = fileURLToPath(new URL("./fixtures/command.mjs", import.meta.url));
const enter = (how: string) => spawnSync(process.execPath, [FIXTURE, how], { encoding: "utf8" });

test.each(["plain", "tidy"])(
  "the exit code is the program's (%s: whether or not it has ended its servers itself)",
  (how) => {
    expect(enter(how).status).toBe(3);
  },
);

test("what the user can mend is told without a stack", () => {
  const { status, stderr } = enter("trouble");
  expect(status).toBe(1);
  expect(stderr.trim()).toBe("The cups are broken: buy new ones.");
});

test("a bug shows where it is", () => {
  const { status, stderr } = enter("bug");
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: cups is undefined\s+at main .*command\.mjs/);
});
