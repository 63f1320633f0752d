import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { firstTouch, watchFirstData } from "./first-data.ts";

it("counts a focus without a pointer or a key as the first input, once the page has its data", async () => {
  let touched = false;
  void firstTouch.then(() => (touched = true));
  watchFirstData(new QueryClient());
  await expect
    .poll(() => {
      const field = document.body.appendChild(document.createElement("input"));
      field.focus();
      field.remove();
      return touched;
    })
    .toBe(true);
});
