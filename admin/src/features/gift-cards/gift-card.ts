import type { Tone } from "../../ui/badge.tsx";

/** The properties of a gift card, from the list or from its page, that the functions below use. */
export interface Card {
  id: string;
  value: number;
  balance: number;
  is_disabled: boolean;
  ends_at: string | null;
  metadata?: Readonly<Record<string, unknown>> | null;
  region?: { name: string; currency_code: string } | null;
  order?: { id: string; display_id: number; currency_code: string } | null;
}

type CardStatus = "active" | "off" | "expired" | "used";
export const statusTones: Record<CardStatus, Tone> = {
  active: "success",
  off: "neutral",
  expired: "warning",
  used: "neutral",
};

/** Returns "used" for a used-up card, even though the server also disables it. */
export function statusOf({ balance, is_disabled, ends_at }: Card, now = Date.now()): CardStatus {
  if (balance === 0) return "used";
  if (is_disabled) return "off";
  return ends_at !== null && Date.parse(ends_at) < now ? "expired" : "active";
}

/** The currency of the card's region. If the region was deleted, the order still has it. */
export const currencyOf = ({ region, order }: Card): string | undefined =>
  region?.currency_code ?? order?.currency_code;

/** Metadata keys that other Medusa admins use for the recipient and the message. */
const [EMAIL, MESSAGE] = ["email", "personal_message"] as const;

const textIn = ({ metadata }: Card, name: string): string | undefined => {
  const value = metadata?.[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};
export const emailOf = (card: Card) => textIn(card, EMAIL);
export const messageOf = (card: Card) => textIn(card, MESSAGE);

/** Empty fields aren't stored. */
export function toMetadata(email: string, message: string): Record<string, string> {
  return { ...(email !== "" && { [EMAIL]: email }), ...(message !== "" && { [MESSAGE]: message }) };
}
