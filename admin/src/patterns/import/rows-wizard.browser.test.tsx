import { createHttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import strings from "../../../public/locales/en/import.json" with { type: "json" };
import type { Saving } from "../grid/grid-modal.tsx";
import { wholeNumber } from "../../lib/import/columns.ts";
import { ImportRows } from "./rows-wizard.tsx";

type Entry = { id: string; name: string; count: number };
let saved: string[][];
/** The counts in the store. */
let stored: Map<string, number>;
let answers: ((entries: readonly Entry[], how: Saving) => Promise<ReadonlyMap<string, string>>)[];
let closed: number;
beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: "en",
    defaultNS: "common",
    resources: { en: { common, import: strings } },
    interpolation: { escapeValue: false },
  });
});
beforeEach(() => {
  saved = [];
  stored = new Map();
  answers = [];
  closed = 0;
});

const Import = () => (
  <ImportRows<Set<string>, Entry>
    title="Import counts"
    rules={["One row for each."]}
    template="counts.csv"
    rows={{
      columns: [
        { name: "SKU", required: true, examples: ["MUG"] },
        { name: "Quantity", required: true, check: wholeNumber, examples: ["3"] },
      ],
      read: () => Promise.resolve(new Set(["MUG", "CUP", "POT"])),
      plan: ({ SKU: sku = "", Quantity: count }, known, tell) => {
        if (!known.has(sku)) tell("SKU", "unknown");
        return {
          id: sku,
          name: sku,
          count: Number(count),
          done: stored.get(sku) === Number(count),
        };
      },
    }}
    preview={[
      { heading: "SKU", cell: ({ name }) => name },
      { heading: "Quantity", align: "end", cell: ({ count }) => count },
    ]}
    save={(entries, how) => {
      saved.push(entries.map(({ id }) => id));
      return answers.shift()?.(entries, how) ?? Promise.resolve(new Map());
    }}
    onClose={() => (closed += 1)}
  />
);

async function open() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Import }),
    history: createMemoryHistory(),
  });
  await render(
    <ClientProvider client={createHttpClient({ baseUrl: location.origin })}>
      <RouterProvider router={router} />
    </ClientProvider>,
  );
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
async function choose(text: string) {
  const input = await expect
    .poll(() => document.querySelector<HTMLInputElement>("input[type=file]"))
    .not.toBeNull()
    .then(() => document.querySelector<HTMLInputElement>("input[type=file]"));
  await userEvent.upload(input as HTMLInputElement, new File([text], "counts.csv"));
  await press("Next");
}

it("the import wizard shows each problem with its place, and accepts the corrected file", async () => {
  await open();
  await choose("SKU,Quantity\nMUG,x\nPAN,1\n");
  const problems = page.getByRole("table", { name: "2 problems to fix" });
  await expect.poll(() => problems.query()?.textContent).toMatch(/2Quantity.*3SKU/);
  await expect.element(page.getByRole("textbox", { name: "Quantity, row 2" })).toHaveValue("x");
  await expect.element(page.getByRole("button", { name: "Start import" })).toBeDisabled();
  await press("Back");
  await choose("SKU,Quantity\nMUG,1\n");
  await expect.element(page.getByRole("table", { name: "Rows to import: 1" })).toBeVisible();
  expect(saved).toEqual([]);
});

it("the import wizard imports only the rows without problems on request", async () => {
  await open();
  await choose("SKU,Quantity\nMUG,x\nCUP,2\nPAN,1\nPOT,3\n");
  const start = page.getByRole("button", { name: "Start import" });
  await expect.element(start).toBeDisabled();
  await page.getByRole("checkbox", { name: "Skip rows with problems (2)" }).click();
  await expect
    .poll(() => page.getByRole("table", { name: "Rows to import: 2" }).query()?.textContent)
    .toMatch(/CUP2POT3/);
  await start.click();
  await expect.element(page.getByText("Rows imported: 2")).toBeVisible();
  expect(saved).toEqual([["CUP", "POT"]]);
});

it("the import wizard requires problems of the whole file to be fixed, and resets the choice for the next file", async () => {
  await open();
  const leave = page.getByRole("checkbox", { name: /Skip rows/ });
  await choose("SKU,Quantity\nMUG,x\nCUP,2\n");
  await leave.click();
  await press("Back");
  await choose('SKU,Quantity\nMUG,2\nCUP,"3\n');
  await expect.element(page.getByRole("table", { name: /problem/ })).toBeVisible();
  await expect.element(leave).not.toBeInTheDocument();
  await press("Back");
  await choose("SKU,Quantity\nMUG,y\nCUP,2\n");
  await expect.element(leave).not.toBeChecked();
  await expect.element(page.getByRole("button", { name: "Start import" })).toBeDisabled();
});

it("the import wizard shows its progress, can be stopped, explains failures, and continues with only the remaining rows", async () => {
  answers = [
    // Two rows are written. The third is never started, because the user stops the import.
    (_, { signal, onProgress }) => {
      onProgress(2);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(new Map([["POT", "Stopped before it."]])));
      });
    },
  ];
  await open();
  await choose("SKU,Quantity\nMUG,1\nCUP,2\nPOT,3\n");
  await press("Start import");
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Done" })).toBeDisabled();
  await press("Stop");
  await expect.element(page.getByText("Rows imported: 2")).toBeVisible();
  await expect
    .poll(() => page.getByRole("table", { name: "1 row failed" }).query()?.textContent)
    .toContain("POTStopped before it.");
  await press("Continue with the remaining rows");
  await expect.element(page.getByText("Rows imported: 3")).toBeVisible();
  expect(saved).toEqual([["MUG", "CUP", "POT"], ["POT"]]);
  await press("Done");
  await expect.poll(() => closed).toBe(1);
});

it("the import wizard doesn't send stored rows again after an error that doesn't name the failed rows", async () => {
  answers = [
    () => {
      stored.set("MUG", 1);
      return Promise.reject(new Error("No answer"));
    },
  ];
  await open();
  await choose("SKU,Quantity\nMUG,1\nCUP,2\n");
  await press("Start import");
  await expect.element(page.getByText(/Some rows may have been imported/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Done" })).toBeDisabled();
  await press("Check again");
  await expect.element(page.getByRole("table", { name: "Rows to import: 1" })).toBeVisible();
  await press("Start import");
  await expect.element(page.getByText("Rows imported: 1")).toBeVisible();
  expect(saved).toEqual([["MUG", "CUP"], ["CUP"]]);
});
