import { setTimeout } from "node:timers/promises";
import { ApiError, type Client } from "@countertop/sdk";

interface Wanted {
  /** Your own id for the job, such as a ticket number. */
  reference: string;
  region_id: string;
  /** Value in minor units: 5000 is 50.00 EUR. */
  value: number;
  /** Time of your first attempt. The search stops at the first card that was created earlier. */
  since: Date;
}

/**
 * Creates one gift card, even if responses are lost or the program restarts. Don't run it twice at the same time with the same
 * reference.
 */
export async function giftCardOnce(client: Client, { reference, since, ...card }: Wanted) {
  for (let attempt = 1; ; attempt++) {
    const existing = await findGiftCard(client, reference, since);
    if (existing) return existing;
    try {
      const body = { ...card, metadata: { reference } };
      return (await client.admin.giftCards.create({ body })).gift_card;
    } catch (error) {
      // After a 4xx, the card wasn't created. After any other error, search for the card first.
      if ((error instanceof ApiError && error.status < 500) || attempt === 5) throw error;
      await setTimeout(1000 * attempt);
    }
  }
}

async function findGiftCard(client: Client, reference: string, since: Date) {
  for await (const card of client.admin.giftCards.iterate({ query: { order: "-created_at" } })) {
    if (card.metadata?.["reference"] === reference) return card;
    if (new Date(card.created_at) < since) return undefined;
  }
  return undefined;
}
