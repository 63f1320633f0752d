import type { Metadata } from "next";
import { ForgotPassword } from "@/components/password-forms";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Forgot your password?"), robots: { index: false }, referrer: "no-referrer" };
}

export default function Page() {
  return <ForgotPassword />;
}
