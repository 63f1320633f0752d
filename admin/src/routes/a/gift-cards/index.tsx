import { createFileRoute } from "@tanstack/react-router";
import { GiftCardsPage } from "../../../features/gift-cards/gift-cards-page.tsx";
import { GiftCardBanner } from "../../../features/products/gift-card/gift-card-banner.tsx";
import { readText } from "../../../patterns/list.ts";
import { listRoute } from "../../../patterns/resource.ts";
import { giftCards } from "../../../resources/gift-cards.ts";

export const Route = createFileRoute("/a/gift-cards/")({
  ...listRoute(giftCards, {
    strings: ["gift-card-product"],
    // The recipient of a new card, as in `?edit=issue&customer=cus_1`.
    search: (raw) => ({ customer: readText(raw["customer"]) }),
  }),
  component: () => <GiftCardsPage product={<GiftCardBanner />} />,
});
