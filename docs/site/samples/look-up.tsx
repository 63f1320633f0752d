import { adminListGiftCards } from "@countertop/sdk/operations";
import { useAdminCreateGiftCard } from "@countertop/sdk/react";

/** Issues a gift card. If the response is lost, the mutation succeeds with the card that has the same reference. */
export const useIssueGiftCard = (reference: string) => {
  const issue = useAdminCreateGiftCard({
    lookUp: async (_input, client) => {
      const { gift_cards } = await adminListGiftCards(client, { query: { order: "-created_at" } });
      const gift_card = gift_cards.find(({ metadata }) => metadata?.["reference"] === reference);
      return gift_card && { gift_card };
    },
  });
  return (region_id: string, value: number) =>
    issue.mutateAsync({ body: { region_id, value, metadata: { reference } } });
};
