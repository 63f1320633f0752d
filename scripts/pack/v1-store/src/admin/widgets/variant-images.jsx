import { Button, Container, FocusModal, Heading, Input, Text } from "@medusajs/ui";
import { useAdminUpdateVariant } from "medusa-react";
import { useState } from "react";

/** The image of each variant, which a dialog changes. */
const VariantImages = ({ product, notify }) => {
  const [variant, setVariant] = useState();
  const [url, setUrl] = useState("");
  const update = useAdminUpdateVariant(product.id);
  const save = () =>
    update.mutate(
      { variant_id: variant.id, metadata: { image: url } },
      {
        onSuccess: () => {
          notify.success("Saved", "The image was saved");
          setVariant(undefined);
        },
      },
    );
  return (
    <Container className="flex flex-col gap-y-2">
      <Heading level="h2">Variant images</Heading>
      {product.variants.slice(0, 3).map((one) => (
        <div key={one.id} className="flex items-center justify-between" data-variant={one.id}>
          <Text size="small">
            {one.title}: {one.metadata?.image ?? "no image"}
          </Text>
          <Button variant="secondary" size="small" onClick={() => setVariant(one)}>
            Change image
          </Button>
        </div>
      ))}
      <FocusModal open={variant !== undefined} onOpenChange={() => setVariant(undefined)}>
        <FocusModal.Content>
          <FocusModal.Header>
            <Button onClick={save}>Save image</Button>
          </FocusModal.Header>
          <FocusModal.Body className="p-8">
            <Input
              aria-label="Image address"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </FocusModal.Body>
        </FocusModal.Content>
      </FocusModal>
    </Container>
  );
};

export const config = { zone: "product.details.after" };
export default VariantImages;
