import { Text } from "@medusajs/ui";
import { useAdminCustomQuery } from "medusa-react";

export const Number = ({ path, label }) => {
  const { data } = useAdminCustomQuery(path, ["figures", path], { limit: 1 });
  return (
    <Text data-figure={label}>
      {label}: {data?.count ?? "…"}
    </Text>
  );
};
