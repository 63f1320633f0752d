import { cartHandler } from "@countertop/storefront-kit/server";

export const handleCart = cartHandler({ baseUrl: "http://localhost:9000" });

/** A form that adds an item before scripts load. `next` is the page that opens then. */
export function AddForm({ variantId, regionId }: { variantId: string; regionId: string }) {
  return (
    <form action="/api/cart" method="post">
      <input type="hidden" name="action" value="addItem" />
      <input type="hidden" name="variant_id" value={variantId} />
      <input type="hidden" name="region_id" value={regionId} />
      <input type="hidden" name="next" value="/cart" />
      <input name="quantity" type="number" min="1" defaultValue="1" aria-label="Quantity" />
      <button>Add to cart</button>
    </form>
  );
}
