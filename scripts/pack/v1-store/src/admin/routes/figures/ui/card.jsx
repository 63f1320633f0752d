import { Container, Heading } from "@medusajs/ui";

export const Card = ({ title, children }) => (
  <Container className="flex flex-col gap-y-4">
    <Heading level="h2">{title}</Heading>
    {children}
  </Container>
);
