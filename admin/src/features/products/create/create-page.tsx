import { useTranslation } from "react-i18next";
import { asData } from "../../../lib/isolate.ts";
import { DetailSkeleton } from "../../../patterns/record.ts";
import { ErrorState } from "../../../patterns/page.ts";
import { emptyForm, nothingCarried } from "./create-form.ts";
import { fromProduct } from "./create-from.ts";
import { useCreateFacts } from "./create-queries.ts";
import { ProductCreate } from "./create-sections.tsx";

export interface CreatePageProps {
  /** The id of the product to copy. */
  from: string;
  onCreated(id: string): void;
}

/** The page for a new product, either empty or a copy. */
export function CreatePage({ from, onCreated }: CreatePageProps) {
  const { t } = useTranslation(["product-create", "common"]);
  const { facts, error, retry } = useCreateFacts(from);
  if (error !== undefined) return <ErrorState heading="h1" error={error} onRetry={retry} />;
  if (!facts)
    return (
      <DetailSkeleton
        label={t("common:list.loading")}
        main={["fields", "lines", "lines"]}
        aside={["lines", "lines"]}
      />
    );
  const { source } = facts;
  const copy =
    source &&
    fromProduct(source, {
      title: asData(t("copyTitle", { title: source.product.title })),
      alone: t("grid.alone"),
    });
  return (
    <ProductCreate
      key={from}
      name={`new ${from}`}
      facts={facts}
      values={copy?.values ?? emptyForm(facts.channels)}
      carried={copy?.carried ?? nothingCarried}
      note={source && t("copyNote", { title: source.product.title })}
      onCreated={onCreated}
    />
  );
}
