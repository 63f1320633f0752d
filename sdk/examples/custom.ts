import type { Client } from "@countertop/sdk";

interface Review {
  readonly id: string;
  readonly rating: number;
}

export async function goodReviews(client: Client): Promise<readonly Review[]> {
  const query = { rating: [4, 5] };
  const answer = await client.custom.get<{ reviews: Review[] }>("/admin/reviews", { query });
  return answer.reviews;
}
