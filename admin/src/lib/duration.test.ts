import { expect, it } from "vitest";
import { durationText, isDuration, readDuration } from "./duration.ts";

it("parses every part, and formats the same", () => {
  const whole = { year: 1, month: 2, week: 3, day: 4, hour: 5, minute: 6, second: 7 };
  expect(readDuration("P1Y2M3W4DT5H6M7S")).toEqual(whole);
  expect(durationText(whole)).toBe("P1Y2M3W4DT5H6M7S");
});

it("distinguishes a month from a minute", () => {
  expect(readDuration("P1M")).toEqual({ month: 1 });
  expect(readDuration("PT1M")).toEqual({ minute: 1 });
  expect(durationText({ minute: 30 })).toBe("PT30M");
});

it("treats an empty text as no limit", () => {
  expect(readDuration(null)).toEqual({});
  expect(durationText({ day: 0 })).toBeNull();
});

it.each([{ hour: 2.5 }, { day: NaN }, { month: -1 }])(
  "requires whole parts: %j is rejected",
  (parts) => expect(isDuration(parts)).toBe(false),
);
