import type { Metadata } from "next";
import { CartView } from "@/components/cart-view";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
  searchParams: Promise<{ cart_error?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Cart"), robots: { index: false } };
}

export default async function CartPage({ params, searchParams }: Props) {
  const { t } = await getPlace((await params).place);
  return (
    <>
      <h1>{t("Cart")}</h1>
      <CartView problem={(await searchParams).cart_error} />
    </>
  );
}
