import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, openInApp } from "./shop.ts";

export const wizard = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Import products" });
export const next = (page: Page, name = "Next") =>
  wizard(page).getByRole("button", { name, exact: true });
export const step = (page: Page, number: number) =>
  expect(wizard(page).getByText(`Step ${number} of 4`)).toBeVisible();

export async function openWizard(page: Page): Promise<void> {
  await openInApp(page, "products?edit=import");
  await expect(
    wizard(page).getByText("Drop a CSV or Excel file here, or choose one"),
  ).toBeVisible();
}

export async function give(
  page: Page,
  lines: readonly string[],
  name = "products.csv",
  encoding: BufferEncoding = "utf8",
): Promise<void> {
  await giveFile(page, name, Buffer.from(lines.join("\r\n"), encoding));
}

export async function giveFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer });
  await expect(wizard(page).getByText(name)).toBeVisible();
}

/** Goes on from the check of a file, imports its rows, and waits until that is completed. */
export async function importRows(page: Page): Promise<void> {
  await next(page).click();
  await expect(wizard(page).getByText("Nothing has changed yet.")).toBeVisible();
  await next(page, "Start import").click();
  await expect(wizard(page).getByText("Completed")).toBeVisible();
}

export interface Found {
  id: string;
  title: string;
  variants: {
    id: string;
    title: string;
    sku: string;
    prices: { currency_code: string; amount: number }[];
  }[];
}
export async function find(page: Page, handle: string): Promise<Found | undefined> {
  const response = await page.request.get(
    `/admin/products?handle=${handle}&expand=variants,variants.prices`,
  );
  return ((await response.json()) as { products: Found[] }).products[0];
}
export const uniqueHandle = () => `imp-${randomUUID().slice(0, 8)}`;
export const remove = async (page: Page, handle: string) =>
  page.request.delete(`/admin/products/${(await find(page, handle))?.id}`);
