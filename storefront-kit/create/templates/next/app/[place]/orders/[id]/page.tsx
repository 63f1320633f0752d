import type { Metadata } from "next";
import { OrderView } from "@/components/order-view";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string; id: string }>;
  searchParams: Promise<{ placed?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Order"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function OrderPage({ params, searchParams }: Props) {
  const { id } = await params;
  return <OrderView id={id} placed={(await searchParams).placed === "true"} />;
}
