import { CartProvider } from "@countertop/storefront-kit";
import { useRegions } from "@countertop/sdk/react";
import { Shell } from "./shell.tsx";
import { Failure, Loading } from "./states.tsx";
import { cookies, RegionProvider } from "../lib/region.tsx";
import { useVisitor } from "../lib/visitor.ts";
import { usePlace } from "../lib/router.tsx";

/** Loads the regions first, because almost every page has prices, and prices need a region. */
export function Root() {
  const { cart } = useVisitor();
  const { pathname, search } = usePlace();
  // Payment providers return to the checkout.
  const returned = pathname === "/checkout" ? search["cart"] : undefined;
  const { data, error, refetch } = useRegions({ query: { limit: 100 } }, { staleTime: 5 * 60_000 });
  const [first, ...others] = data?.regions ?? [];
  if (first)
    return (
      <RegionProvider regions={[first, ...others]}>
        {({ id }) => (
          <CartProvider
            defaults={{ region_id: id }}
            storage={cookies}
            initialState={cart}
            returnedCart={returned}
          >
            <Shell />
          </CartProvider>
        )}
      </RegionProvider>
    );
  return (
    <main>
      <h1 hidden>Countertop</h1>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
    </main>
  );
}
