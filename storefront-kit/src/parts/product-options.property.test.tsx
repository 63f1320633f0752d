import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  selectionOf,
  useProductOptions,
  type OptionSelection,
  type ProductOptions,
  type ProductOptionsSettings,
  type VariantWithOptions,
} from "./product-options.ts";

const TITLES = ["Size", "Color", "constructor"];

/** Returns the hook's result, as a server renders it. */
function drawn(
  variants: readonly VariantWithOptions[],
  settings: ProductOptionsSettings,
): ProductOptions {
  const seen: ProductOptions[] = [];
  const product = { options: TITLES.map((title) => ({ id: title, title })), variants };
  const Part = () => {
    seen.push(useProductOptions(product, settings));
    return null;
  };
  renderToString(<Part />);
  return seen[0] as ProductOptions;
}

const variantsOf = (combinations: readonly (readonly [string[], boolean])[]) =>
  combinations.map(([values, inStock], index): VariantWithOptions => ({
    id: `${index}`,
    inventory_quantity: inStock ? 1 : 0,
    options: TITLES.map((title, at) => ({ option_id: title, value: values[at] ?? "" })),
  }));

const combination = fc.tuple(
  fc.tuple(
    fc.constantFrom("S", "M", "L", "1"),
    fc.constantFrom("Black", "White", "toString"),
    fc.constantFrom("a", "b"),
  ) as fc.Arbitrary<string[]>,
  fc.boolean(),
);
const products = fc
  .uniqueArray(combination, { selector: ([values]) => values.join(), minLength: 1, maxLength: 20 })
  .map(variantsOf);
const wishes = fc.dictionary(
  fc.constantFrom(...TITLES, "utm_source"),
  fc.constantFrom("S", "M", "Black", "toString", "a", "b", "nonsense"),
);
const valueOf = (variant: VariantWithOptions, title: string) =>
  variant.options?.find(({ option_id }) => option_id === title)?.value;
const fits = (variant: VariantWithOptions, value: OptionSelection) =>
  Object.entries(value).every(([title, own]) => valueOf(variant, title) === own);

describe("the options of any product, with any URL", () => {
  it("always match an existing variant, which is selected once every option has a value", () => {
    fc.assert(
      fc.property(products, wishes, (variants, value) => {
        const choice = drawn(variants, { value });
        const fitting = variants.filter((variant) => fits(variant, choice.value));
        expect(fitting.length).toBeGreaterThan(0);
        expect(choice.variant).toBe(choice.missing ? undefined : fitting[0]);
      }),
    );
  });

  it("show each value as available, sold out, or unavailable, as computed from all variants", () => {
    fc.assert(
      fc.property(products, wishes, (variants, value) => {
        const choice = drawn(variants, { value });
        for (const { title, values } of choice.options)
          for (const { value: own, availability, selected } of values) {
            const wished = { ...choice.value, [title]: own };
            const fitting = variants.filter((variant) => fits(variant, wished));
            const buyable = fitting.some(({ inventory_quantity }) => inventory_quantity === 1);
            expect(availability).toBe(
              fitting.length === 0 ? "unavailable" : buyable ? "available" : "sold-out",
            );
            expect(selected).toBe(choice.value[title] === own);
          }
      }),
    );
  });

  it("let a visitor choose every value: the latest choice takes precedence, and earlier ones stay if possible", () => {
    fc.assert(
      fc.property(products, wishes, fc.nat(), fc.nat(), (variants, asked, at, which) => {
        // Starts without dropped choices, as after a reload with the selection in the URL, because dropped choices could return.
        const { value } = drawn(variants, { value: asked });
        let next: OptionSelection = {};
        const choice = drawn(variants, { value, onValueChange: (chosen) => (next = chosen) });
        const option = choice.options[at % choice.options.length];
        const wished = option?.values[which % option.values.length];
        if (!option || !wished) return;
        choice.select(option, wished.value);
        expect(next[option.title]).toBe(wished.value);
        expect(variants.some((variant) => fits(variant, next))).toBe(true);
        expect(Object.keys(next)).toEqual(expect.arrayContaining(Object.keys(choice.value)));
        if (wished.availability !== "unavailable")
          expect(next).toEqual({ ...choice.value, [option.title]: wished.value });
      }),
    );
  });

  it("don't change when the selection is written to a URL and read again", () => {
    fc.assert(
      fc.property(products, fc.nat(), (variants, at) => {
        const variant = variants[at % variants.length] as VariantWithOptions;
        const product = { options: TITLES.map((title) => ({ id: title, title })), variants };
        const search = new URLSearchParams(selectionOf(product, variant)).toString();
        const value = Object.fromEntries(new URLSearchParams(search));
        expect(drawn(variants, { value }).variant).toBe(variant);
      }),
    );
  });
});

it("each variant's options are read equally often with 50 and with 200 variants", () => {
  const looks = (count: number): number => {
    let read = 0;
    const variants = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      get options() {
        read += 1;
        return TITLES.map((title, at) => ({ option_id: title, value: `${index % (7 + at)}` }));
      },
    }));
    drawn(variants, { value: { Size: "1", Color: "2" } });
    return read / count;
  };
  expect(looks(200)).toBe(looks(50));
});

it("the only variant of a product without options is selected", () => {
  const seen: unknown[] = [];
  const Part = () => {
    seen.push(useProductOptions({ variants: [{ id: "only" }] }).variant);
    return null;
  };
  renderToString(<Part />);
  expect(seen).toEqual([{ id: "only" }]);
});
