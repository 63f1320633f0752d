import { expect, test } from "vitest";
import { stepFor } from "./stock-form.ts";

const row = (stocked: string, gone = false) => ({ stocked, gone });
const level = (stocked_quantity: number) => ({ stocked_quantity });

test("only what the reader changed is written", () => {
  expect(stepFor(row("5"), level(5), "5")).toBe("nothing");
  expect(stepFor(row("5"), level(3), "5")).toBe("nothing");
  expect(stepFor(row("7"), level(5), "5")).toBe("update");
  expect(stepFor(row("0"), undefined, undefined)).toBe("add");
});

test("what somebody else set meanwhile is not written over unseen", () => {
  expect(stepFor(row("7"), level(6), "5")).toBe("changed");
  expect(stepFor(row("7"), level(6), "6")).toBe("update");
  expect(stepFor(row("7"), level(7), "5")).toBe("nothing");
});

test("a place is removed once, and a row saved at the second attempt is not added twice", () => {
  expect(stepFor(row("5", true), level(5), "5")).toBe("remove");
  expect(stepFor(row("5", true), undefined, "5")).toBe("nothing");
  expect(stepFor(row("4"), level(4), undefined)).toBe("nothing");
});
