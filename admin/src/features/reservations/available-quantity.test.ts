import { expect, it } from "vitest";
import { problemWith } from "./available-quantity.ts";

const level = { stocked_quantity: 10, reserved_quantity: 6 };
const free = (value: number) => ({
  field: "quantity",
  message: "reservations:refused.free",
  value,
});

it("`problemWith` allows a reservation of at most the available quantity", () => {
  expect(problemWith(level, { location_id: "a", quantity: 4 })).toBeUndefined();
  expect(problemWith(level, { location_id: "a", quantity: 5 })).toEqual(free(4));
  expect(
    problemWith({ stocked_quantity: 1, reserved_quantity: 3 }, { location_id: "a", quantity: 1 }),
  ).toEqual(free(0));
});

it("`problemWith` counts the reservation's own quantity as available, but only at its own location", () => {
  const before = { location_id: "a", quantity: 6 };
  expect(problemWith(level, { location_id: "a", quantity: 10 }, before)).toBeUndefined();
  expect(problemWith(level, { location_id: "a", quantity: 11 }, before)).toEqual(free(10));
  expect(problemWith(level, { location_id: "b", quantity: 5 }, before)).toEqual(free(4));
});

it("`problemWith` allows a reservation that exceeds the stock to be lowered", () => {
  const short = { stocked_quantity: 2, reserved_quantity: 9 };
  const before = { location_id: "a", quantity: 9 };
  expect(problemWith(short, { location_id: "a", quantity: 5 }, before)).toBeUndefined();
  expect(problemWith(short, { location_id: "a", quantity: 10 }, before)).toEqual(free(9));
});

it("`problemWith` rejects a location that has no level for the item", () => {
  expect(problemWith(undefined, { location_id: "a", quantity: 1 })).toEqual({
    field: "location_id",
    message: "reservations:refused.place",
  });
});
