import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Footer } from "@/components/footer";
import { Header } from "@/components/header";
import { OrderNews } from "@/components/order-news";
import { Providers } from "@/components/providers";
import { ShopProvider } from "@/components/shop-context";
import { getPlace } from "@/lib/page";
import { readCart, settings } from "@/lib/store";
import { messagesOf } from "@/texts";
import "../globals.css";

export const metadata: Metadata = { title: { default: "My Store", template: "%s · My Store" } };

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ place: string }>;
}) {
  const { place, country, language, region, t } = await getPlace((await params).place);
  const [jar, cart] = await Promise.all([cookies(), readCart()]);
  const { id, currency_code, includes_tax, tax_rate } = region;
  const unserved = jar.has("place") ? undefined : jar.get("unserved")?.value;
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <body>
        <a href="#main" className="skip">
          {t("Skip to the content")}
        </a>
        <ShopProvider
          key={place}
          place={place}
          country={country}
          language={language}
          region={{ id, currency_code, includes_tax, tax_rate }}
          hasSession={jar.has("signed-in")}
          messages={messagesOf(language)}
        >
          <Providers
            publishableApiKey={settings.publishableApiKey}
            defaults={{ region_id: id, country_code: country }}
            {...cart}
          >
            <Header place={place} t={t} />
            <main id="main" tabIndex={-1}>
              <OrderNews />
              {children}
            </main>
            <Footer place={place} unserved={unserved} />
          </Providers>
        </ShopProvider>
      </body>
    </html>
  );
}
