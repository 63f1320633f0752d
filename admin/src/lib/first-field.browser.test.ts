import { afterEach, expect, it } from "vitest";
import { firstField } from "./first-field.ts";

afterEach(() => document.body.replaceChildren());

const firstOf = (html: string): string | undefined => {
  document.body.innerHTML = html;
  return firstField(document.body)?.id;
};

it("`firstField` finds the first usable field, even after buttons", () => {
  expect(firstOf(`<button id="a">Choose</button><input id="b" disabled><input id="c">`)).toBe("c");
  expect(firstOf(`<button id="a">Choose</button><div id="b" role="combobox"></div>`)).toBe("b");
});

it("`firstField` finds the first button that doesn't remove anything if there are no fields", () => {
  const remove = `<button id="a" data-remove>×</button>`;
  expect(firstOf(`${remove}<button id="b">Add sales channels</button>`)).toBe("b");
  expect(firstOf(remove)).toBeUndefined();
});
