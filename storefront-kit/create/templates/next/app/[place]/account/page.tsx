import type { Metadata } from "next";
import { AccountView } from "@/components/account-view";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Account"), robots: { index: false } };
}

export default function AccountPage() {
  return <AccountView />;
}
