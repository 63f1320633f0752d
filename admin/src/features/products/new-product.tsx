import { useNavigate } from "@tanstack/react-router";
import { Copy, Plus } from "lucide-react";
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

/** Opens the page of a new product with what this one has; nothing is saved by it. */
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
