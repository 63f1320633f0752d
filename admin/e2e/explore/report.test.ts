import { expect, test } from "vitest";
import { reportOf, type Run } from "./report.ts";

const run: Run = {
  day: "2026-11-28",
  seed: 7,
  actions: 75,
  sessions: 3,
  seconds: 60,
  calls: 400,
  areas: {
    "storefront /cart": { sessions: 1, actions: 25 },
    "admin /a/orders": { sessions: 2, actions: 50 },
  },
};

test("the report contains the run, its areas, and each invariant with its findings", () => {
  const finding = { site: "admin", key: "focus: lost after a | in a name", times: 2, steps: 3 };
  const text = reportOf(run, [finding]);
  expect(text).toContain("| date | 2026-11-28 |\n| seed | 7 |\n| actions | 75 |\n| sessions | 3 |");
  expect(text).toContain("| the focus is never lost, and stays in an open dialog | 1 |");
  expect(text).toContain("| Back returns to the page before | 0 |");
  expect(text).toContain("| admin | focus: lost after a \\| in a name | 2 | 3 |");
  expect(text).toContain("| admin /a/orders | 2 | 50 |\n| storefront /cart | 1 | 25 |\n");
});

test("the report has no table of findings if there are none", () => {
  expect(reportOf(run, [])).not.toContain("steps that break it again");
});
