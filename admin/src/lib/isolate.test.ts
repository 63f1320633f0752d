import { expect, it } from "vitest";
import { asData, isolated } from "./isolate.ts";

it("`isolated` isolates only left-to-right text", () => {
  expect(["Kettle 2", "قماش", "12,345", "٣", "a@b.test", "#12"].map(isolated)).toEqual([
    "\u{2068}Kettle 2\u{2069}",
    "قماش",
    "12,345",
    "٣",
    "\u{2068}a@b.test\u{2069}",
    "\u{2068}#12\u{2069}",
  ]);
});

it("directional isolation marks are removed from text before it is stored", () => {
  expect(asData(`نسخة من ${isolated("Kettle")}`)).toBe("نسخة من Kettle");
});
