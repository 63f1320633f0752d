import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../patterns/page.ts";
import { useCommands } from "../../../lib/commands.ts";

/** Opens the page of a new product with the values of this one; saves nothing. */
export function DuplicateProduct({ id }: { id: string }) {
  const { t } = useTranslation("products");
  const navigate = useNavigate();
  useCommands([
    {
      id: "product.duplicate",
      group: "page",
      label: t("actions.duplicate"),
      icon: <Copy aria-hidden />,
      run: () => void navigate({ to: "/a/products/new", search: { from: id } }),
    },
  ]);
  return (
    <ButtonLink to="/a/products/new" search={{ from: id }} icon={<Copy aria-hidden />}>
      {t("actions.duplicate")}
    </ButtonLink>
  );
}
