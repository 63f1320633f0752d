import { createFileRoute } from "@tanstack/react-router";
import { GiftCardPage } from "../../../features/gift-cards/gift-card-page.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { giftCards } from "../../../resources/gift-cards.ts";

export const Route = createFileRoute("/a/gift-cards/$id")({
  ...recordRoute(giftCards, { strings: ["regions"] }),
  component: GiftCardPage,
});
