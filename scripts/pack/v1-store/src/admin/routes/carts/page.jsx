import { ShoppingCart } from "@medusajs/icons";
import { Container, Heading, Table } from "@medusajs/ui";
import { useAdminCustomQuery } from "medusa-react";
import { useNavigate } from "react-router-dom";

/** A list of draft orders, as an example of abandoned carts. A row opens a page whose path has a parameter. */
const Carts = () => {
  const navigate = useNavigate();
  const { data } = useAdminCustomQuery("/draft-orders", ["carts"], { limit: 5 });
  return (
    <Container>
      <Heading level="h1">Abandoned carts</Heading>
      <Table>
        <Table.Body>
          {data?.draft_orders.map((draft) => (
            <Table.Row key={draft.id} onClick={() => navigate(`/a/carts/${draft.id}`)}>
              <Table.Cell>{draft.cart.email}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Container>
  );
};

export const config = { link: { label: "Abandoned carts", icon: ShoppingCart } };
export default Carts;
