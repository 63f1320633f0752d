import { defineClient, defineOperation, type Described } from "@countertop/sdk/define";
import { mutationHook, queryHook } from "@countertop/sdk/react";

interface Review {
  readonly id: string;
  readonly rating: number;
}

type ReviewList = Described<{
  query: { limit?: number; offset?: number };
  answer: { reviews: Review[]; count: number };
}>;
type NewReview = Described<{ body: { rating: number }; answer: { review: Review } }>;

const path = "/store/reviews";
export const storeListReviews = defineOperation<ReviewList>({
  method: "GET",
  path,
  items: "reviews",
});
export const storeCreateReview = defineOperation<NewReview>({ method: "POST", path });

export const useReviews = queryHook(storeListReviews);
export const useCreateReview = mutationHook(storeCreateReview);

/** The SDK's `createClient` with two additional methods, `client.store.reviews.list()` and `create()`. */
export const createClient = defineClient({
  store: { reviews: { list: storeListReviews, create: storeCreateReview } },
});
