import type { Metadata } from "next";
import { OrderEdit } from "@/components/order-edit";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string; id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Changes to your order"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page of the link to an order edit: `/order-edits/{id}`. */
export default async function Page({ params }: Props) {
  return <OrderEdit id={(await params).id} />;
}
