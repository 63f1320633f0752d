import { Card } from "./card.jsx";
import { Number } from "./number.jsx";

export const Customers = () => (
  <Card title="Customers">
    <Number path="/customers" label="customers" />
  </Card>
);
