import { expect, it } from "vitest";
import { datesInSteps } from "./discount-fields.ts";

const stored = { starts_at: "2030-06-01T00:00:00.000Z" };
const [starts_at, ends_at] = ["2020-06-01T00:00:00.000Z", "2020-07-01T00:00:00.000Z"];

it("`datesInSteps` sends the new start first if both new dates are before the stored start", () =>
  expect(datesInSteps({ code: "A", starts_at, ends_at }, stored)).toEqual([
    { code: "A", starts_at },
    { ends_at },
  ]));

it("`datesInSteps` otherwise changes both dates in one step", () => {
  const later = { starts_at: "2030-07-01T00:00:00.000Z", ends_at: "2030-08-01T00:00:00.000Z" };
  for (const body of [later, { starts_at }, { starts_at, ends_at: null }, { ends_at }])
    expect(datesInSteps(body, stored)).toEqual([body]);
});
