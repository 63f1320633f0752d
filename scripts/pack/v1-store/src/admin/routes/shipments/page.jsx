import { Button, Container, Heading, Input, Text } from "@medusajs/ui";
import { useAdminRegions } from "medusa-react";
import { useState } from "react";
import { Link, Route, Routes, useNavigate, useParams } from "react-router-dom";

const Regions = () => {
  const { regions = [] } = useAdminRegions();
  return (
    <ul>
      {regions.map(({ id, name }) => (
        <li key={id}>
          <Link to={id}>{name}</Link>
        </li>
      ))}
    </ul>
  );
};

const Region = () => {
  const { id } = useParams();
  const { regions = [] } = useAdminRegions();
  const navigate = useNavigate();
  const name = regions.find((region) => region.id === id)?.name;
  return (
    <div>
      <Text>Shipments to {name}</Text>
      <Button onClick={() => navigate("..")}>All regions</Button>
    </div>
  );
};

// Like larger plugins, has pages of its own below its path. The search field is outside of them, so it keeps its text.
const Shipments = () => {
  const [search, setSearch] = useState("");
  const navigate = useNavigate();
  return (
    <Container>
      <Heading level="h1">Shipments</Heading>
      <Input
        aria-label="Search shipments"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Routes>
        <Route index element={<Regions />} />
        <Route path=":id" element={<Region />} />
      </Routes>
      <Button variant="secondary" onClick={() => navigate("../orders")}>
        Orders to ship
      </Button>
    </Container>
  );
};

export const config = { link: { label: "Shipments" } };
export default Shipments;
