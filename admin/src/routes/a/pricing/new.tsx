import { createFileRoute } from "@tanstack/react-router";
import { PriceListCreatePage } from "../../../features/price-lists/price-list-create-page.tsx";
import { listCrumb } from "../../../patterns/resource.ts";
import { priceLists } from "../../../resources/price-lists.ts";

const ListCrumb = listCrumb(priceLists);

export const Route = createFileRoute("/a/pricing/new")({
  staticData: { strings: ["price-lists"], parents: ListCrumb },
  component: NewPriceList,
});

function NewPriceList() {
  const navigate = Route.useNavigate();
  return (
    <PriceListCreatePage
      // Replaces this page, so that Back opens the previous page instead of an empty wizard.
      onCreated={(id) => void navigate({ to: "/a/pricing/$id", params: { id }, replace: true })}
      onClose={() => void navigate({ to: "/a/pricing", replace: true })}
    />
  );
}
