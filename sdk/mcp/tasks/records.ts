/** Tasks about customers, products, and stock. */
import { first, task, unique, type Desk, type Task } from "./task.ts";

export const recordTasks: readonly Task[] = [
  task(
    "Add a customer to a group",
    async (desk) => {
      await desk.search("add customers to a group");
      await desk.describe("adminAddCustomerGroupCustomers");
      const { customer_groups: groups } = await desk.call<{ customer_groups: { id: string }[] }>(
        "adminListCustomerGroups",
      );
      const { customers } = await desk.call<{ customers: { id: string }[] }>("adminListCustomers");
      const [group, customer] = [first(groups).id, first(customers).id];
      await desk.call("adminAddCustomerGroupCustomers", {
        id: group,
        body: { customer_ids: [{ id: customer }] },
      });
      return { group, customer };
    },
    async (store, { group, customer }) => {
      const query = { groups: [group], limit: 500 };
      const { customers } = await store.admin.customers.list({ query });
      return customers.some((one) => one.id === customer);
    },
  ),
  task(
    "Rename a region, and undo it",
    async (desk) => {
      await desk.search("update a region");
      const { regions } = await desk.call<{ regions: { id: string; name: string }[] }>(
        "adminListRegions",
      );
      const region = first(regions);
      await desk.call("adminUpdateRegion", { id: region.id, body: { name: unique("Region") } });
      await desk.undo();
      return region;
    },
    async (store, { id, name }) =>
      (await store.admin.regions.retrieve({ id })).region.name === name,
  ),
  task(
    "Take a product off the storefront",
    async (desk) => {
      await desk.search("hide a product");
      await desk.describe("hide-product");
      const { products } = await desk.call<{ products: { id: string }[] }>("adminListProducts", {
        query: { status: ["published"], limit: 1 },
      });
      const { id } = first(products);
      await desk.call("adminUpdateProduct", { id, body: { status: "draft" } });
      return id;
    },
    async (store, id) => {
      const { product } = await store.admin.products.retrieve({ id });
      return product.status === "draft" && product.variants.length > 0;
    },
  ),
  task(
    "Correct the stock of an item at a location",
    async (desk) => {
      await desk.search("correct the stock");
      await desk.describe("restock");
      const { stock_locations: places } = await desk.call<{ stock_locations: { id: string }[] }>(
        "adminListStockLocations",
      );
      const { inventory_items: items } = await desk.call<{ inventory_items: { id: string }[] }>(
        "adminListInventoryItems",
        { query: { location_id: [first(places).id] } },
      );
      const { id } = first(items);
      const { inventory_item: item } = await desk.call<{
        inventory_item: { location_levels: { location_id: string }[] };
      }>("adminListInventoryItemLocationLevels", { id });
      const location = first(item.location_levels).location_id;
      await desk.call("adminUpdateInventoryItemLocationLevel", {
        id,
        location_id: location,
        body: { stocked_quantity: 77 },
      });
      return { id, location };
    },
    async (store, { id, location }) => {
      const { inventory_item: item } = await store.admin.inventoryItems.listLocationLevels({ id });
      return item.location_levels.some(
        (one) => one.location_id === location && one.stocked_quantity === 77,
      );
    },
  ),
  task(
    "Create a product with one variant",
    async (desk) => {
      await desk.search("create a product");
      await desk.describe("adminCreateProduct");
      await desk.describe("adminCreateProduct", "body.variants");
      const title = unique("Cloth napkin");
      const { product } = await desk.call<{ product: { id: string } }>("adminCreateProduct", {
        body: {
          title,
          options: [{ title: "Color" }],
          variants: [
            {
              title: "Blue",
              options: [{ value: "Blue" }],
              prices: [{ currency_code: "eur", amount: 1200 }],
            },
          ],
        },
      });
      return { id: product.id, title };
    },
    async (store, { id, title }) => {
      const { product } = await store.admin.products.retrieve({ id });
      return product.title === title && product.variants.length === 1;
    },
  ),
  task(
    "Put a product into a collection",
    async (desk) => {
      await desk.search("add products to a collection");
      const { collections } = await desk.call<{ collections: { id: string }[] }>(
        "adminListCollections",
      );
      const { products } = await desk.call<{ products: { id: string }[] }>("adminListProducts");
      const [collection, product] = [first(collections).id, first(products).id];
      await desk.call("adminAddCollectionProducts", {
        id: collection,
        body: { product_ids: [product] },
      });
      return { collection, product };
    },
    async (store, { collection, product: id }) =>
      (await store.admin.products.retrieve({ id })).product.collection_id === collection,
  ),
  task(
    "Create a reason for returns",
    async (desk) => {
      await desk.search("create a return reason");
      await desk.describe("adminCreateReturnReason");
      const value = unique("chipped");
      await desk.call("adminCreateReturnReason", { body: { value, label: "Chipped" } });
      return value;
    },
    async (store, value) =>
      (await store.admin.returnReasons.list()).return_reasons.some((one) => one.value === value),
  ),
  task(
    "How many orders has this customer placed?",
    async (desk) => {
      await desk.search("find a customer and their orders");
      const { orders: all } = await desk.call<{ orders: { email: string }[] }>("adminListOrders");
      const { email } = first(all);
      const { customers } = await desk.call<{ customers: { id: string }[] }>("adminListCustomers", {
        query: { q: email },
      });
      const customer = first(customers).id;
      const { count } = await desk.call<{ count: number }>("adminListOrders", {
        query: { customer_id: customer, limit: 1 },
      });
      return { customer, count };
    },
    async (store, { customer, count }) => {
      const query = { customer_id: customer, limit: 1 };
      return count > 0 && (await store.admin.orders.list({ query })).count === count;
    },
  ),
  task(
    "Developer: fill a cart as a customer does",
    async (desk) => {
      await desk.search("store create a cart and add a line item");
      await desk.describe("storeCreateCart");
      await desk.describe("storeCreateLineItem");
      const { regions } = await desk.call<{ regions: { id: string }[] }>("storeListRegions");
      const variant = await inStock(desk);
      const { cart } = await desk.call<{ cart: { id: string } }>("storeCreateCart", {
        body: { region_id: first(regions).id },
      });
      const line = { variant_id: variant, quantity: 2 };
      await desk.call("storeCreateLineItem", { id: cart.id, body: line });
      return { id: cart.id, variant: line.variant_id };
    },
    async (store, { id, variant }) => {
      const { items } = (await store.store.carts.retrieve({ id })).cart;
      return items.length === 1 && items[0]?.variant_id === variant && items[0].quantity === 2;
    },
  ),
  task(
    "Developer: create a publishable key for a storefront",
    async (desk) => {
      await desk.search("publishable key");
      await desk.describe("adminCreatePublishableApiKey");
      const title = unique("Storefront");
      await desk.call("adminCreatePublishableApiKey", { body: { title } });
      return title;
    },
    async (store, title) => {
      const query = { q: title };
      const { publishable_api_keys: keys } = await store.admin.publishableApiKeys.list({ query });
      return keys.some((one) => one.title === title);
    },
  ),
];

/** Finds a variant with a stock of at least three. */
async function inStock(desk: Desk): Promise<string> {
  for (let offset = 0; ; offset += 1) {
    const query = { limit: 1, offset, fields: "id", expand: "variants" };
    const { products } = await desk.call<{
      products: { variants: { id: string; inventory_quantity: number }[] }[];
    }>("storeListProducts", { query });
    const found = first(products).variants.find((one) => one.inventory_quantity > 2);
    if (found) return found.id;
  }
}
