import Link from "next/link";
import type { Translate } from "@/texts";
import { CartCount } from "./cart-count";
import { SearchBox } from "./search-box";

export function Header({ place, t }: { place: string; t: Translate }) {
  return (
    <header className="header">
      <Link href={`/${place}`} className="logo" prefetch={false}>
        My Store
      </Link>
      <nav aria-label={t("Main menu")}>
        <Link href={`/${place}/products`} prefetch={false}>
          {t("Products")}
        </Link>
        <Link href={`/${place}/account`} prefetch={false}>
          {t("Account")}
        </Link>
        <CartCount />
      </nav>
      <SearchBox />
    </header>
  );
}
