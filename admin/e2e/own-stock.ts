import type { Page } from "@playwright/test";

/* Reads and sets stock at the demo store's locations, for the inventory tests. */

interface Item {
  id: string;
  title: string | null;
  weight: number | null;
  hs_code: string | null;
  location_levels: {
    location_id: string;
    stocked_quantity: number;
    reserved_quantity: number;
    incoming_quantity: number;
  }[];
}
export const itemNow = async (page: Page, id: string): Promise<Item | undefined> => {
  const response = await page.request.get(`/admin/inventory-items/${id}`);
  return ((await response.json()) as { inventory_item?: Item }).inventory_item;
};
/** Stock by location, including incoming stock. */
export const levels = async (page: Page, id: string) =>
  Object.fromEntries(
    ((await itemNow(page, id))?.location_levels ?? []).map((level) => [
      level.location_id,
      [level.stocked_quantity, level.incoming_quantity],
    ]),
  );
export const places = async (page: Page) => {
  const response = await page.request.get("/admin/stock-locations?fields=id,name");
  const { stock_locations } = (await response.json()) as {
    stock_locations: { id: string; name: string }[];
  };
  const named = (name: string) => {
    const place = stock_locations.find((one) => one.name.startsWith(name));
    if (!place) throw new Error(`The demo store has no location whose name starts with ${name}.`);
    return place;
  };
  return { here: named("Hamburg"), there: named("Osaka") };
};
export const setStock = (page: Page, item: string, place: string, stocked_quantity: number) =>
  page.request.post(`/admin/inventory-items/${item}/location-levels/${place}`, {
    data: { stocked_quantity },
  });
/** Deletes a product. Its inventory item isn't deleted. */
export const drop = (page: Page, id: string) => page.request.delete(`/admin/products/${id}`);
