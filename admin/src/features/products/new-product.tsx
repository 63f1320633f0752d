import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../patterns/commands.ts";
import { ButtonLink } from "../../patterns/links.tsx";

export function NewProductLink() {
  const { t } = useTranslation("products");
  return (
    <ButtonLink to="/a/products/new" visual="primary" icon={<Plus aria-hidden />}>
      {t("actions.new")}
    </ButtonLink>
  );
}

/** The way to a new product: a button, a command and a key. */
export function NewProduct() {
  const { t } = useTranslation("products");
  const navigate = useNavigate();
  useCommands([
    {
      id: "product.new",
      group: "page",
      label: t("actions.new"),
      icon: <Plus aria-hidden />,
      keys: "n",
      run: () => void navigate({ to: "/a/products/new" }),
    },
  ]);
  return <NewProductLink />;
}
