import { css } from "#styled/css";
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { Suspense, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import { ActionButtons, useInstead } from "../../../patterns/action.ts";
import { ProductStatusBadge } from "../../../patterns/list.ts";
import { OnDemand, Panel, RecordPage, type RecordView } from "../../../patterns/record.ts";
import { LazyPublishQuestion, LazySaleLine } from "../../../patterns/sale.ts";
import { products } from "../../../resources/products.ts";
import { Card } from "../../../ui/card.tsx";
import { FilesAnywhere } from "../../../ui/files-anywhere.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ProductMedia } from "../media/product-media.tsx";
import { publish, unpublish } from "../product-actions.ts";
import type { ProductPageSearch } from "../product-search.ts";
import { useReserved } from "../use-reserved.ts";
import { ProductVariants, type ProductVariantsProps } from "../variants/product-variants.tsx";
import { ProductAttributes, ProductFacts } from "./product-facts.tsx";
import { productFields } from "./product-fields.ts";
import { productOverlays } from "./product-overlays.tsx";

/** Loads later with its fields, which are too much code for the first view of a product. */
const ProductOrganization = lazyWithRetry(async () => ({
  default: (await import("./product-organization.tsx")).ProductOrganization,
}));

export interface ProductPageProps {
  /** The product's id if it isn't in the path. */
  id?: string;
  /** A resource with other strings, or with other extension zones. */
  resource?: typeof products;
  /** Card of the variants. */
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
  const [publishes, setPublishes] = useState<() => void>();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <RecordPage
      {...page}
      resource={resource}
      fields={productFields}
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
      // No sale status for gift cards, because the fixes link to pages of products.
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
        <>
          <ActionButtons
            resource={resource}
            record={product}
            actions={[publish, unpublish]}
            before={(action, run) =>
              action === publish.name && !product.is_giftcard ? setPublishes(() => run) : run()
            }
          />
          {publishes && (
            <Suspense>
              <LazyPublishQuestion
                id={product.id}
                onPublish={publishes}
                onClose={() => setPublishes(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
      // A copy is a new product with the values of this one. Opening its page doesn't save it.
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
            <ProductMedia product={product} onEdit={() => view.open("media")} />
          </Panel>
          <Panel>
            <Variants
              product={product}
              search={view.search}
              onSearch={(variants) =>
                view.setSearch(variants, { replace: variants.variants !== view.search.variants })
              }
              unpriced={unpriced}
              onOpen={(edit, variant = "") => {
                setUnpriced("");
                view.open(edit, { variant });
              }}
            />
          </Panel>
        </>
      )}
      aside={(product, view) => (
        <>
          <Panel>
            <Suspense
              fallback={
                <Card title={t("organize.title")}>
                  <Skeleton height="20rem" />
                </Card>
              }
            >
              <ProductOrganization product={product} />
            </Suspense>
          </Panel>
          <Panel>
            <ProductAttributes product={product} onEdit={() => view.open("attributes")} />
          </Panel>
        </>
      )}
      overlays={overlays}
      overlayProps={(product, view) => ({
        product,
        variant: view.search.variant,
        files,
        onUnpriced: setUnpriced,
        onClose: () => {
          setFiles([]);
          view.open("", { variant: "" });
        },
      })}
      foot={(_, view) =>
        view.edit === "" && (
          <FilesAnywhere
            onFiles={(data) => {
              setFiles([...data.files]);
              view.open("media");
            }}
          />
        )
      }
    />
  );
}

// The placeholder has the same height as the line that replaces it.
const linePlace = css({ minHeight: "28" });
