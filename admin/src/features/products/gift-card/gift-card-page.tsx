import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Gift, Plus } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { earlyPart, lazyPart } from "../../../lib/lazy-with-retry.ts";
import { ErrorState, Page } from "../../../patterns/page.ts";
import { DetailSkeleton } from "../../../patterns/record.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { productOverlays } from "../record/product-overlays.tsx";
import { ProductPage } from "../record/product-page.tsx";
import {
  giftCardProducts,
  giftCardProductsQuery,
  type GiftCardSearch,
} from "./gift-card-product.ts";

const Denominations = earlyPart(() => import("./denominations.tsx"), "Denominations");
const CreateDrawer = lazyPart(() => import("./create-drawer.tsx"), "CreateGiftCardProduct");
const overlays = {
  ...productOverlays,
  denomination: lazyPart(() => import("./denomination-drawer.tsx"), "DenominationDrawer"),
};

/** The page of the product that sells gift cards. The product is edited like any other, with amounts as variants. */
export function GiftCardProductPage() {
  const { t } = useTranslation(["gift-card-product", "common"]);
  const { product, edit } = useSearch({ strict: false }) as GiftCardSearch & { edit: string };
  const navigate = useNavigate();
  const query = useQuery({ ...giftCardProductsQuery(useClient()), enabled: product === "" });
  const id = product || query.data?.products[0]?.id;
  const to = (search: object, replace = false) =>
    void navigate({ to: ".", search, replace, resetScroll: false });
  return (
    <>
      {id !== undefined ? (
        <ProductPage
          key={id}
          id={id}
          resource={giftCardProducts}
          Variants={Denominations}
          overlays={overlays}
        />
      ) : query.data ? (
        <Page title={t("list.title")}>
          <Empty icon={<Gift />} title={t("banner.none")} text={t("banner.text")}>
            <Button
              visual="primary"
              icon={<Plus aria-hidden />}
              onClick={() => to({ edit: "create" })}
            >
              {t("create.title")}
            </Button>
          </Empty>
        </Page>
      ) : query.error ? (
        <ErrorState heading="h1" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DetailSkeleton
          label={t("common:resource.detail.loading")}
          main={["fields", "lines"]}
          aside={["lines", "lines"]}
        />
      )}
      <Suspense>
        {edit === "create" && (
          <CreateDrawer
            onClose={() => to({ product })}
            onCreated={(made) => to({ product: made }, true)}
          />
        )}
      </Suspense>
    </>
  );
}
