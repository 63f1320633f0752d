// After: the extension's src/gift.tsx
import { Button, Card, type WidgetProps } from "@countertop/admin/extension";
import { useAdminUpdateProduct } from "@countertop/sdk/react";

export const Gift = ({ product, notify }: WidgetProps<"product.details.after">) => {
  const update = useAdminUpdateProduct();
  const sell = () =>
    update.mutate(
      { id: product.id, body: { metadata: { gift: true } } },
      { onSuccess: () => notify.success("Saved", "The product is a gift") },
    );
  return (
    <Card title="Gift">
      <Button onClick={sell}>Sell as a gift</Button>
    </Card>
  );
};
