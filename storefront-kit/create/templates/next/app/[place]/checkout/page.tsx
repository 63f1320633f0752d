import type { Metadata } from "next";
import { CheckoutPage } from "@/components/checkout-page";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Checkout"), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { t } = await getPlace((await params).place);
  return (
    <>
      <noscript>
        <p className="notice">{t("Placing an order needs JavaScript. Your cart is kept.")}</p>
      </noscript>
      <CheckoutPage />
    </>
  );
}
