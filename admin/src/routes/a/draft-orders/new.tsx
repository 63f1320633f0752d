import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { DraftCreatePage } from "../../../features/draft-orders/create/draft-create-page.tsx";
import { type RawSearch, readText } from "../../../patterns/list.ts";
import { listCrumb } from "../../../patterns/resource.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";

const ListCrumb = listCrumb(draftOrders);

export const Route = createFileRoute("/a/draft-orders/new")({
  validateSearch: (raw: RawSearch<{ from: string; customer: string }>) => ({
    from: readText(raw.from),
    customer: readText(raw.customer),
  }),
  search: { middlewares: [stripSearchParams({ from: "", customer: "" })] },
  staticData: { strings: ["draft-orders", "address"], parents: ListCrumb },
  component: NewDraftOrder,
});

function NewDraftOrder() {
  const { from, customer } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DraftCreatePage
      from={from}
      customer={customer}
      // Replaces this page, so that Back opens the previous page instead of an empty form.
      onCreated={(id) =>
        void navigate({ to: "/a/draft-orders/$id", params: { id }, replace: true })
      }
    />
  );
}
