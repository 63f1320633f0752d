import { css } from "#styled/css";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { Suspense, use, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { earlyPart } from "../../../lib/lazy-with-retry.ts";
import { ActionButtons, useInstead } from "../../../patterns/action.ts";
import { ProductStatusBadge } from "../../../patterns/list.ts";
import { OnDemand, Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { LazySaleLine } from "../../../patterns/sale.ts";
import { products } from "../../../resources/products.ts";
import { Card, CardFolding, unfolded } from "../../../ui/card.tsx";
import { publish, unpublish } from "../product-actions.ts";
import type { ProductPageSearch } from "../product-search.ts";
import { useReserved } from "../use-reserved.ts";
import type { ProductVariantsProps } from "../variants/product-variants.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { generalFields, productFields } from "./product-fields.ts";
import { ProductAttributes, ProductOrganization } from "./product-organization.tsx";
import { productOverlays, type ChosenVariants } from "./product-overlays.tsx";

// Loads separately, because it contains dragging and uploads.
const ProductMedia = earlyPart(
  () => import("../media/product-media.tsx"),
  "ProductMedia",
  "product-media",
);
// Loads separately, because the table is below the fields and has most of the page's code.
const ProductVariants = earlyPart(
  () => import("../variants/product-variants.tsx"),
  "ProductVariants",
);

export interface ProductPageProps {
  /** The product's id, if the path doesn't contain it. */
  id?: string;
  /** A variation of the resource with different strings or extension zones. */
  resource?: typeof products;
  /** The variants card. */
  Variants?: ComponentType<ProductVariantsProps>;
  overlays?: typeof productOverlays;
}

export function ProductPage({
  resource = products,
  Variants = ProductVariants,
  overlays = productOverlays,
  ...page
}: ProductPageProps) {
  const { t } = useTranslation("products");
  const navigate = useNavigate();
  const reserved = useReserved();
  const [unpriced, setUnpriced] = useState("");
  const [chosen, setChosen] = useState<ChosenVariants>();
  return (
    <RecordPage
      {...page}
      resource={resource}
      fields={productFields}
      sections={sections}
      loading={{ main: ["fields", "lines", "lines"], aside: ["lines", "lines"] }}
      insteadOfDelete={useInstead(unpublish)}
      {...(reserved && { dependents: reserved })}
      note={({ status }) => <ProductStatusBadge status={status} />}
      head={(product) => ({
        picture: product.thumbnail,
        facts: (
          <OnDemand>
            <ProductFacts product={product} />
          </OnDemand>
        ),
      })}
      // Doesn't check whether gift cards can be bought, because the suggested fixes link to pages of products.
      line={({ id, is_giftcard }) =>
        !is_giftcard && (
          <OnDemand>
            <Suspense fallback={<div className={linePlace} />}>
              <LazySaleLine id={id} />
            </Suspense>
          </OnDemand>
        )
      }
      actions={(product) => (
        <ActionButtons resource={resource} record={product} actions={[publish, unpublish]} />
      )}
      // Opens a new product with the values of this one. Nothing is saved until the user saves it.
      more={({ id }) => [
        {
          id: "product.duplicate",
          label: t("actions.duplicate"),
          icon: <Copy aria-hidden />,
          run: () => void navigate({ to: "/a/products/new", search: { from: id } }),
        },
      ]}
      main={(product, view: RecordView<ProductPageSearch>) => (
        <>
          <Panel>
            <Suspense fallback={<Coming title={t("media.title")} />}>
              <ProductMedia product={product} covered={view.edit !== ""} />
            </Suspense>
          </Panel>
          <Panel>
            <Suspense fallback={<Coming title={t("variants.title")} />}>
              <Variants
                product={product}
                search={view.search}
                onSearch={(variants) =>
                  view.setSearch(variants, { replace: variants.variants !== view.search.variants })
                }
                unpriced={unpriced}
                onOpen={(edit, variant = "", chosen?: ChosenVariants) => {
                  setUnpriced("");
                  setChosen(chosen);
                  view.open(edit, { variant });
                }}
              />
            </Suspense>
          </Panel>
        </>
      )}
      aside={(product, _, form) =>
        form && (
          <>
            <Panel>
              <ProductOrganization product={product} form={form} />
            </Panel>
            <Panel>
              <ProductAttributes product={product} form={form} />
            </Panel>
          </>
        )
      }
      overlays={overlays}
      overlayProps={(product, view) => ({
        product,
        variant: view.search.variant,
        chosen,
        onUnpriced: setUnpriced,
        onClose: () => {
          setChosen(undefined);
          view.open("", { variant: "" });
        },
      })}
    />
  );
}

const sections = [generalFields];

/** A placeholder for a card. Can't be expanded, but if it's the first one, the card that replaces it is. */
function Coming({ title }: { title: string }) {
  void use(CardFolding).title(title);
  return (
    <CardFolding value={unfolded}>
      <Card title={title}>{null}</Card>
    </CardFolding>
  );
}

// Reserves the height of the line that replaces this placeholder.
const linePlace = css({ minHeight: "28" });
