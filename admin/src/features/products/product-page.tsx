import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { PackageX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DetailPage } from "../../patterns/detail-page.tsx";
import { ButtonLink } from "../../patterns/links.tsx";
import { MetadataCard } from "../../patterns/metadata-card.tsx";
import { useNeighbours } from "../../patterns/neighbours.ts";
import { WidgetZone } from "../../patterns/widget-zone.tsx";
import { ProductStatusBadge } from "../../patterns/product-status-badge.tsx";
import { RecordAbsent } from "../../patterns/record-absent.tsx";
import { RawCard, RecordCard } from "../../patterns/record-cards.tsx";
import { RecordSteps } from "../../patterns/record-steps.tsx";
import { Panel } from "../../patterns/panel.tsx";
import { FilesAnywhere } from "../../ui/files-anywhere.tsx";
import { ProductAttributes, ProductOrganisation } from "./product-facts.tsx";
import { ProductDelete } from "./product-delete.tsx";
import { DuplicateProduct } from "./product-duplicate.tsx";
import { ProductGeneral } from "./product-general.tsx";
import { ProductMedia } from "./product-media.tsx";
import { ProductOverlays } from "./product-overlays.tsx";
import { productListQuery, productQuery } from "./product-queries.ts";
import { readProductSearch, type ProductPageSearch, type ProductSearch } from "./product-search.ts";
import { ProductStatusToggle } from "./product-status.tsx";
import { ProductVariants } from "./product-variants.tsx";

export interface ProductPageProps {
  id: string;
  search: ProductPageSearch;
  onSearch(search: ProductPageSearch): void;
  /** To the list: there is no such product any more. */
  onDeleted(): void;
  /** To another product of the list. */
  onGo(id: string): void;
}

export function ProductPage({ id, search, onSearch, onDeleted, onGo }: ProductPageProps) {
  const { t } = useTranslation("products");
  const client = useClient();
  const [unpriced, setUnpriced] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const query = useQuery(productQuery(client, id));
  const neighbours = useNeighbours({
    list: "products",
    id,
    read: readProductSearch,
    query: (list: ProductSearch) => productListQuery(client, list),
    ids: ({ products, count }) => ({ ids: products.map((product) => product.id), count }),
  });

  if (!query.data)
    return (
      <RecordAbsent
        query={query}
        missing={{
          icon: <PackageX />,
          title: t("detail.missingTitle"),
          link: <ButtonLink to="/a/products">{t("detail.backToList")}</ButtonLink>,
        }}
        loading={{
          label: t("detail.loading"),
          main: ["fields", "lines", "lines"],
          aside: ["lines", "lines"],
        }}
      />
    );

  const { product } = query.data;
  const open = (edit: ProductPageSearch["edit"], variant = "") => {
    if (edit !== "") setUnpriced("");
    onSearch({ ...search, edit, variant });
  };
  return (
    <ProductGeneral key={product.id} product={product}>
      {(general, bar) => (
        <DetailPage
          title={product.title || t("list.untitled")}
          note={<ProductStatusBadge status={product.status} />}
          actions={
            <>
              <RecordSteps neighbours={neighbours} onGo={onGo} />
              <ProductStatusToggle product={product} />
              <DuplicateProduct id={product.id} />
              <ProductDelete product={product} onDeleted={onDeleted} />
            </>
          }
          main={
            <>
              <WidgetZone zone="product.details.before" product={product} />
              {general}
              <Panel>
                <ProductMedia product={product} onEdit={() => open("media")} />
              </Panel>
              <Panel>
                <ProductVariants
                  product={product}
                  search={search}
                  onSearch={(variants) => onSearch({ ...search, ...variants })}
                  unpriced={unpriced}
                  onOpen={open}
                />
              </Panel>
              <RawCard record={product} />
              <WidgetZone zone="product.details.after" product={product} />
            </>
          }
          aside={
            <>
              <Panel>
                <ProductOrganisation
                  product={product}
                  onEdit={() => open("organise")}
                  onEditChannels={() => open("channels")}
                />
              </Panel>
              <Panel>
                <ProductAttributes product={product} onEdit={() => open("attributes")} />
              </Panel>
              <Panel>
                <MetadataCard metadata={product.metadata} onEdit={() => open("metadata")} />
              </Panel>
              <Panel>
                <RecordCard record={product} />
              </Panel>
            </>
          }
          foot={
            <>
              {bar}
              {search.edit === "" && (
                <FilesAnywhere
                  onFiles={(data) => {
                    setFiles([...data.files]);
                    open("media");
                  }}
                />
              )}
              <ProductOverlays
                product={product}
                edit={search.edit}
                variant={search.variant}
                files={files}
                onUnpriced={setUnpriced}
                onClose={() => {
                  setFiles([]);
                  open("");
                }}
              />
            </>
          }
        />
      )}
    </ProductGeneral>
  );
}
