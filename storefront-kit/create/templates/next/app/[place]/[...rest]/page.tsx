import { notFound } from "next/navigation";

/** Shows the storefront's own page for every path that doesn't exist. */
export default function MissingPage() {
  notFound();
}
