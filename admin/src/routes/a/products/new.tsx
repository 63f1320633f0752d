import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { CreatePage } from "../../../features/products/create/create-page.tsx";
import { listCrumb } from "../../../patterns/resource.ts";
import { products } from "../../../resources/products.ts";
import { type RawSearch, readText } from "../../../patterns/list.ts";

const ListCrumb = listCrumb(products);

export const Route = createFileRoute("/a/products/new")({
  validateSearch: (raw: RawSearch<{ from: string }>) => ({ from: readText(raw.from) }),
  search: { middlewares: [stripSearchParams({ from: "" })] },
  staticData: {
    strings: ["products", "product-create", "product-variants", "product-media", "grid"],
    parents: ListCrumb,
  },
  component: NewProduct,
});

function NewProduct() {
  const { from } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CreatePage
      from={from}
      // Replaces this page, so that Back opens the list instead of an empty form.
      onCreated={(id) => void navigate({ to: "/a/products/$id", params: { id }, replace: true })}
    />
  );
}
