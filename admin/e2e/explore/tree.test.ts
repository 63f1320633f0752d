import { expect, it } from "vitest";
import { sessionOf, stepOf } from "./draws.ts";
import { controlsOf } from "./tree.ts";

const TREE = `- generic [ref=e3]:
  - complementary [ref=e5]:
    - link "Orders" [ref=e27] [cursor=pointer]:
      - /url: /a/orders
  - main [ref=e6]:
    - heading "Say \\"yes\\"" [level=1] [ref=e7]
    - button "Delete \\"Mug\\"" [ref=e8]
    - button "Save" [disabled] [ref=e9]
    - textbox "Title" [active] [ref=e10]: Mug
    - button "Hidden"
  - dialog "New collection" [ref=f1e1]:
    - button "Save" [ref=f1e5]
    - textbox "Title" [ref=f1e15]`;

it("`controlsOf` lists the enabled controls of an accessibility tree, with the part of the page that contains them", () => {
  expect(controlsOf(TREE)).toEqual([
    { role: "link", name: "Orders", nth: 0, ref: "e27", part: "complementary" },
    { role: "button", name: 'Delete "Mug"', nth: 0, ref: "e8", part: "main" },
    { role: "textbox", name: "Title", nth: 0, ref: "e10", part: "main" },
    { role: "button", name: "Save", nth: 1, ref: "f1e5", part: "dialog" },
    { role: "textbox", name: "Title", nth: 1, ref: "f1e15", part: "dialog" },
  ]);
});

it("an exploration chooses the same actions for the same seed", () => {
  const steps = (seed: number) =>
    sessionOf(seed, 50).map((draw) => stepOf(draw, controlsOf(TREE), false));
  expect(steps(7)).toHaveLength(50);
  expect(steps(7)).toEqual(steps(7));
  expect(steps(8)).not.toEqual(steps(7));
  expect(steps(7)).toContainEqual(expect.objectContaining({ do: "type", role: "textbox" }));
});
