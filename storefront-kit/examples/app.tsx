import { useProducts } from "@countertop/sdk/react";
import type { Region } from "@countertop/sdk/types";
import {
  formatVariantPrice,
  MedusaProvider,
  SessionCartProvider,
  useSessionCart,
} from "@countertop/storefront-kit";

export function App({ region }: { region: Region }) {
  return (
    <MedusaProvider baseUrl="http://localhost:9000">
      <SessionCartProvider initialState={{ region }}>
        <Products region={region} />
      </SessionCartProvider>
    </MedusaProvider>
  );
}

function Products({ region }: { region: Region }) {
  const { data, error } = useProducts({ query: { region_id: region.id } });
  const { addItem } = useSessionCart();
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  return (
    <ul>
      {data?.products.map(({ id, title, variants: [variant] }) => (
        <li key={id}>
          {title} {variant && formatVariantPrice({ variant, region })}
          {variant && <button onClick={() => addItem({ variant })}>Add to cart</button>}
        </li>
      ))}
    </ul>
  );
}
