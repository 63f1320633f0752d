import type { Metadata } from "next";
import { PaymentLink } from "@/components/payment-link";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string; cart: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Pay for your order"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page of the payment link for draft orders and exchanges: `/pay/{cart_id}`. */
export default async function Page({ params }: Props) {
  return <PaymentLink cartId={(await params).cart} />;
}
