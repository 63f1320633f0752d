import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { DiscountCreatePage } from "../../../features/discounts/discount-create-page.tsx";
import { type RawSearch, readText } from "../../../patterns/list.ts";
import { listCrumb } from "../../../patterns/resource.ts";
import { discounts } from "../../../resources/discounts.ts";

const ListCrumb = listCrumb(discounts);

export const Route = createFileRoute("/a/discounts/new")({
  validateSearch: (raw: RawSearch<{ from: string }>) => ({ from: readText(raw.from) }),
  search: { middlewares: [stripSearchParams({ from: "" })] },
  staticData: { strings: ["discounts"], parents: ListCrumb },
  component: NewDiscount,
});

function NewDiscount() {
  const { from } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiscountCreatePage
      from={from}
      // Replaces this page, so that Back opens the list instead of an empty form.
      onCreated={(id) => void navigate({ to: "/a/discounts/$id", params: { id }, replace: true })}
    />
  );
}
