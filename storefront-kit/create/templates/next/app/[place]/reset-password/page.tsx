import type { Metadata } from "next";
import { ResetPassword } from "@/components/password-forms";
import { getPlace } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
  searchParams: Promise<{ email?: string; token?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getPlace((await params).place);
  return { title: t("Choose a new password"), robots: { index: false }, referrer: "no-referrer" };
}

/** The page of the link for a new password: `/reset-password?email=…&token=…`. */
export default async function Page({ searchParams }: Props) {
  const { email = "", token = "" } = await searchParams;
  return <ResetPassword email={email} token={token} />;
}
