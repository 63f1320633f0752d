import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ProductStatusBadge } from "../../../patterns/list.ts";
import { ButtonLink, ErrorState, storeQuery, useFormat } from "../../../patterns/page.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import { basePrice } from "../../../resources/variant-prices.ts";
import { giftCardProductsQuery } from "./gift-card-product.ts";

/** Shows the product that sells gift cards, or a button that creates it. */
export function GiftCardBanner() {
  const { t } = useTranslation("gift-card-product");
  const format = useFormat();
  const client = useClient();
  const { data, error, refetch } = useQuery(giftCardProductsQuery(client));
  const store = useQuery(storeQuery(client));
  const own = store.data?.store.default_currency_code ?? "";
  const worth = (variants: NonNullable<typeof data>["products"][number]["variants"] = []) =>
    format.list(
      variants
        .flatMap((variant) => basePrice(variant, own) ?? [])
        .toSorted((a, b) => a - b)
        .map((amount) => format.money(amount, own)),
    );
  const create = (
    <ButtonLink to="/a/gift-cards/manage" search={{ edit: "create" }} icon={<Plus aria-hidden />}>
      {t(data?.products.length ? "create.another" : "create.title")}
    </ButtonLink>
  );
  return (
    <Card title={t("banner.title")} actions={data && create}>
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="40px" />
        )
      ) : data.products.length === 0 ? (
        <p className={quiet}>{`${t("banner.none")}. ${t("banner.text")}`}</p>
      ) : (
        <ul className={list}>
          {data.products.map(({ id, title, thumbnail, status, variants }) => (
            <li key={id} className={row}>
              <Thumb src={thumbnail} alt="" />
              <span className={words}>
                <span className={head}>
                  <bdi>{title}</bdi>
                  <ProductStatusBadge status={status} />
                </span>
                <span className={quiet}>{worth(variants) || t("banner.noAmounts")}</span>
              </span>
              <ButtonLink
                to="/a/gift-cards/manage"
                search={{ product: id }}
                aria-label={t("banner.manageOne", { title })}
              >
                {t("banner.manage")}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const list = css({ display: "grid", gap: "12", listStyle: "none" });
const row = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12" });
const words = css({ flex: "1 1 12rem", display: "grid", minWidth: "0", overflowWrap: "anywhere" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "8",
  fontWeight: "medium",
});
const quiet = css({ color: "fg.muted" });
