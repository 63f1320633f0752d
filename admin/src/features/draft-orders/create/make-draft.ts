import type { HttpClient } from "@countertop/sdk";
import {
  adminCreateDraftOrder,
  adminDeleteDraftOrder,
  adminListDraftOrders,
  adminRetrieveDraftOrder,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { LostAnswer } from "../../../lib/errors.ts";
import { exactlyOnce } from "../../../lib/exactly-once.ts";
import type { DraftOrder } from "../draft-order.ts";
import type { DraftBody } from "./draft-form.ts";

/**
 * Creates a draft once, even if the response is lost. In that case, looks for it among the same customer's drafts, because
 * nothing else about a draft is known before the server has created it.
 */
export async function makeDraft(
  client: HttpClient,
  name: string,
  body: DraftBody,
  send: () => Promise<{ draft_order: unknown }>,
): Promise<{ draft: DraftOrder; found: boolean }> {
  const { email } = body;
  const read = async () =>
    (await adminListDraftOrders(client, { query: { q: email, limit: 100 } })).draft_orders.filter(
      ({ cart }) => cart?.email === email,
    );
  const seen = await read();
  const before = new Set(seen.map(({ id }) => id));
  let draft: DraftOrder | undefined;
  const outcome = await exactlyOnce({
    name: `${name} for ${email}`,
    input: body,
    send: async () => void (draft = (await send()).draft_order as DraftOrder),
    read,
    evidence: (drafts) => drafts.map(({ id }) => id),
    seen,
  });
  if (draft) return { draft, found: false };
  const left = (await read()).find(({ id }) => !before.has(id));
  if (!left) throw new LostAnswer("unsure");
  const { draft_order } = await adminRetrieveDraftOrder(client, { id: left.id });
  return { draft: draft_order, found: outcome === "found" };
}

/** Pause in milliseconds between the last change and the calculation of the total by the server. */
const PAUSE = 800;

/** The server's totals for the current form, if they are known. */
export type Quote = ReturnType<typeof useQuote>["quote"];

/**
 * Lets the server calculate the totals of a draft that doesn't exist yet. Only a draft can have custom items and custom prices,
 * so this creates a draft and deletes it immediately. The body is undefined while the form is incomplete.
 */
export function useQuote(body: DraftBody | undefined, paused: boolean) {
  const client = useClient();
  // Leaves out values that don't change the total.
  const asked = body
    ? JSON.stringify({ ...body, no_notification_order: undefined, billing_address: undefined })
    : "";
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Runs calls one after another, so that one calculation of the totals doesn't affect the next. */
  const inTurn = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const next = last.current.catch(() => {}).then(call);
    last.current = next;
    return next;
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["draft-quote", asked],
    queryFn: () =>
      inTurn(async () => {
        const body = JSON.parse(asked) as DraftBody;
        const { draft } = await makeDraft(client, "total of a draft", body, () =>
          adminCreateDraftOrder(client, { body }),
        );
        await adminDeleteDraftOrder(client, { id: draft.id });
        return draft.cart ?? null;
      }),
    enabled: asked !== "" && asked === settled && !paused,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const pending = asked !== "" && (isFetching || asked !== settled);
  const retry = () => void refetch();
  return { quote: { cart: data, pending, error: isFetching ? null : error, retry }, inTurn };
}
