import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useAdminCustomPost, useAdminCustomQuery } from "medusa-react";
import { useParams } from "react-router-dom";

const Cart = ({ notify }) => {
  const { id } = useParams();
  const { data } = useAdminCustomQuery(`/draft-orders/${id}`, ["carts", id]);
  const remind = useAdminCustomPost(`/notes`, ["carts", id]);
  return (
    <Container>
      <Heading level="h1">Cart of {data?.draft_order.cart.email}</Heading>
      <Text>{data?.draft_order.cart.items.length} items</Text>
      <Button
        onClick={() =>
          remind.mutate(
            { resource_id: id, resource_type: "draft_order", value: "Reminded" },
            { onSuccess: () => notify.info("Reminded", "The reminder was noted") },
          )
        }
      >
        Remind
      </Button>
    </Container>
  );
};
export default Cart;
