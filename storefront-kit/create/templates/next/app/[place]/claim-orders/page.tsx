import type { Metadata } from "next";
import { ConfirmClaim } from "@/components/confirm-claim";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
  searchParams: Promise<{ token?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return {
    title: t("Add an order to an account"),
    robots: { index: false },
    referrer: "no-referrer",
  };
}

/** The page of the link that confirms who owns an order: `/claim-orders?token=…`. */
export default async function Page({ searchParams }: Props) {
  return <ConfirmClaim token={(await searchParams).token ?? ""} />;
}
