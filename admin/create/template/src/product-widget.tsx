import { Button, Card, type WidgetProps } from "@countertop/admin/extension";
import { useAdminProduct, useAdminUpdateProduct } from "@countertop/sdk/react";

/** Marks a product as a gift, in its metadata. */
export function ProductWidget({ product, notify }: WidgetProps<"product.details.after">) {
  // The hook reads the product again after each change, even a change elsewhere on the page.
  const { data } = useAdminProduct({ id: product.id });
  const isGift = (data?.product ?? product).metadata?.["gift"] === true;
  const update = useAdminUpdateProduct({
    onSuccess: () => notify.success("Product saved"),
    onError: (error) =>
      notify.error("The product wasn't saved", error.serverMessage ?? error.message),
  });
  const toggle = () => update.mutate({ id: product.id, body: { metadata: { gift: !isGift } } });
  return (
    <Card title="Gift" note={isGift ? "A gift" : "Not a gift"}>
      <Button onClick={toggle} loading={update.isPending}>
        {isGift ? "Stop selling as a gift" : "Sell as a gift"}
      </Button>
    </Card>
  );
}
