import type { Metadata } from "next";
import { OrderLookup } from "@/components/order-lookup";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Find an order"), robots: { index: false }, referrer: "no-referrer" };
}

export default function Page() {
  return <OrderLookup />;
}
