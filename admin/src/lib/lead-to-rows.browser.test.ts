import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { leadToRows } from "./lead-to-rows.ts";

let stop = () => {};
afterEach(() => stop());

/** A list with a search field, as `ListBar` and `ListTable` render them. */
function list() {
  document.body.innerHTML = `<main><div>
    <div data-list-bar=""><div><input type="search"></div></div>
    <table aria-busy="false"><tbody><tr><td><a href="#one" data-row-link>One</a></td></tr></tbody></table>
  </div></main>`;
  const at = <Part extends HTMLElement>(selector: string) =>
    document.querySelector<Part>(selector)!;
  stop = leadToRows(at("main"));
  at("input").focus();
  return { bar: at("[data-list-bar]"), table: at("table"), link: at("a") };
}

it("the down arrow moves the focus to the first row", async () => {
  const { link } = list();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(link);
});

it("the focus moves only after the list shows the search results", async () => {
  const { bar, table, link } = list();
  await userEvent.keyboard("mug{Enter}");
  expect(document.activeElement).not.toBe(link);
  table.ariaBusy = "true";
  bar.dataset["listBar"] = "mug";
  await Promise.resolve();
  expect(document.activeElement).not.toBe(link);
  table.ariaBusy = "false";
  await expect.poll(() => document.activeElement).toBe(link);
});

it("the focus stays in the field if the user types more", async () => {
  const { bar, link } = list();
  await userEvent.keyboard("mug{Enter}s");
  bar.dataset["listBar"] = "mug";
  await Promise.resolve();
  bar.dataset["listBar"] = "mugs";
  await Promise.resolve();
  expect(document.activeElement).not.toBe(link);
});
