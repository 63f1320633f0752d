import { expect, it } from "vitest";
import { durationText, isDuration, readDuration } from "./duration.ts";

it("a duration with all parts is parsed, and formatted the same way", () => {
  const whole = { year: 1, month: 2, week: 3, day: 4, hour: 5, minute: 6, second: 7 };
  expect(readDuration("P1Y2M3W4DT5H6M7S")).toEqual(whole);
  expect(durationText(whole)).toBe("P1Y2M3W4DT5H6M7S");
});

it("a month is distinguished from a minute", () => {
  expect(readDuration("P1M")).toEqual({ month: 1 });
  expect(readDuration("PT1M")).toEqual({ minute: 1 });
  expect(durationText({ minute: 30 })).toBe("PT30M");
});

it("an empty value means no limit", () => {
  expect(readDuration(null)).toEqual({});
  expect(durationText({ day: 0 })).toBeNull();
});

it.each([{ hour: 2.5 }, { day: NaN }, { month: -1 }])(
  "a part that is negative or isn't a whole number is rejected: %j",
  (parts) => expect(isDuration(parts)).toBe(false),
);
