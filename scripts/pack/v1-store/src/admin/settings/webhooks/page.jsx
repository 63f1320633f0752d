import { Button, Container, Drawer, Heading, Input, Label, Text } from "@medusajs/ui";
import { useAdminStore, useAdminUpdateStore } from "medusa-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

const Webhooks = ({ notify }) => {
  const { store } = useAdminStore();
  const update = useAdminUpdateStore();
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit } = useForm();
  const save = ({ url }) =>
    update.mutate(
      { metadata: { webhook: url } },
      {
        onSuccess: () => {
          notify.success("Webhook saved", url);
          setOpen(false);
        },
      },
    );
  return (
    <Container>
      <Heading level="h1">Webhooks</Heading>
      <Text>Address: {store?.metadata?.webhook ?? "none"}</Text>
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <Drawer.Trigger asChild>
          <Button>Edit the webhook</Button>
        </Drawer.Trigger>
        <Drawer.Content>
          <Drawer.Body>
            <form id="webhook" onSubmit={handleSubmit(save)}>
              <Label htmlFor="webhook-url">Webhook address</Label>
              <Input id="webhook-url" {...register("url", { required: true })} />
            </form>
          </Drawer.Body>
          <Drawer.Footer>
            <Button type="submit" form="webhook">
              Save the webhook
            </Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer>
    </Container>
  );
};

export const config = {
  card: { label: "Webhooks", description: "Where the store sends its events" },
};
export default Webhooks;
