import { NotFound } from "@/components/not-found";

export default function Page() {
  return <NotFound />;
}
