import { randomUUID } from "node:crypto";
import { find } from "./choose.ts";
import { europe } from "./own-orders.ts";
import { expect, field, openInApp, test } from "./shop.ts";

test("a new draft order starts with the customer's saved address, and keeps a typed one", async ({
  goingOn: page,
  playwright,
}) => {
  const word = randomUUID().slice(0, 8);
  /** Registers a customer with an address in each city. */
  const register = async (name: string, cities: readonly [city: string, country: string][]) => {
    const shop = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
    const post = async <Answer>(path: string, data: object) => {
      const response = await shop.post(`/store/${path}`, { data });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return (await response.json()) as Answer;
    };
    const person = { first_name: name, last_name: word };
    const account = { ...person, email: `${name}-${word}@example.test`, password: "kettle-kettle" };
    const { customer } = await post<{ customer: { id: string } }>("customers", account);
    for (const [city, country_code] of cities)
      await post("customers/me/addresses", {
        address: {
          ...person,
          address_1: `${name} street 1`,
          address_2: "",
          company: "",
          province: "",
          phone: "",
          metadata: {},
          postal_code: "12345",
          city,
          country_code,
        },
      });
    await shop.dispose();
    return customer.id;
  };
  await openInApp(page, "draft-orders");
  const anna = await register("Anna", [
    ["Reno", "us"],
    ["Bonn", "de"],
  ]);
  await register("Bela", [["Berlin", "de"]]);
  await register("Cleo", []);
  await openInApp(page, "draft-orders/new");
  const regionField = page.getByRole("combobox", { name: "Region" });
  await regionField.selectOption(await europe(page));
  const remove = (name: string) => page.getByRole("button", { name: `Remove ${name} ${word}` });
  const choose = async (name: string) => {
    await find(page, "Customer", `${name} ${word}`);
    await expect(remove(name)).toBeVisible();
  };
  const city = field(page, "City");

  await choose("Anna");
  await expect(city).toHaveValue("Bonn");
  await expect(page.getByRole("combobox", { name: "Saved addresses" })).toContainText("Bonn");
  await choose("Bela");
  await expect(city).toHaveValue("Berlin");
  // A customer without a saved address doesn't keep the address of the previous one.
  await choose("Cleo");
  await expect(city).toHaveValue("");

  await choose("Bela");
  await expect(city).toHaveValue("Berlin");
  await city.fill("Potsdam");
  await choose("Anna");
  await expect(page.getByRole("combobox", { name: "Saved addresses" })).toBeVisible();
  await expect(city).toHaveValue("Potsdam");

  // The page of a customer opens the form with the address.
  await page.goto(`/a/draft-orders/new?customer=${anna}`);
  await expect(remove("Anna")).toBeVisible();
  await expect(city).toHaveValue(/Reno|Bonn/);
});
