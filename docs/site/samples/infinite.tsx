import { storeListProducts } from "@countertop/sdk/operations";
import { useInfiniteList } from "@countertop/sdk/react";

export function ProductList() {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteList(
    storeListProducts,
    { query: { limit: 12, fields: "id,title", expand: "" } },
  );
  if (error) return <p role="alert">{error.serverMessage ?? error.message}</p>;
  return (
    <>
      <ul>
        {data?.pages
          .flatMap(({ products }) => products)
          .map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
      </ul>
      {hasNextPage && (
        <button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  );
}
