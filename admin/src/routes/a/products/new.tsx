import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { CreatePage } from "../../../features/products/create-page.tsx";
import { readText } from "../../../patterns/list-filters.ts";
import type { RawSearch } from "../../../patterns/list-search.ts";

export const Route = createFileRoute("/a/products/new")({
  validateSearch: (raw: RawSearch<{ from: string }>) => ({ from: readText(raw.from) }),
  search: { middlewares: [stripSearchParams({ from: "" })] },
  beforeLoad: ({ context }) =>
    context.strings("product-create", "product-variants", "product-media", "grid"),
  component: NewProduct,
});

function NewProduct() {
  const { from } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CreatePage
      from={from}
      // In the place of this one: Back leads to the list, and not into an empty form.
      onCreated={(id) => void navigate({ to: "/a/products/$id", params: { id }, replace: true })}
    />
  );
}
