import { Card } from "./card.jsx";
import { Number } from "./number.jsx";

export const Products = () => (
  <Card title="Products">
    <Number path="/products" label="products" />
  </Card>
);
