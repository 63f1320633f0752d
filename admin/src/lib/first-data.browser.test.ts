import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { firstTouch, watchFirstData } from "./first-data.ts";

it("a focus before the page has its data counts as the first input, and waits for the data", async () => {
  let touched = false;
  void firstTouch.then(() => (touched = true));
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  field.remove();
  await Promise.resolve();
  expect(touched).toBe(false);
  watchFirstData(new QueryClient());
  await expect.poll(() => touched).toBe(true);
});
