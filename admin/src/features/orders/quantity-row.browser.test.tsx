import i18next from "i18next";
import { useState } from "react";
import { initReactI18next } from "react-i18next";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import orders from "../../../public/locales/en/orders.json" with { type: "json" };
import { piecesOf, QuantityRow } from "./quantity-row.tsx";

function Row({ max }: { max: number }) {
  const [count, setCount] = useState<number | null>(null);
  return (
    <>
      <QuantityRow title="Mug" max={max} value={count} onValueChange={setCount} />
      <output>{String(piecesOf(count))}</output>
    </>
  );
}

it.each<[string, string, number, number | undefined]>([
  ["en", "", 5, 0],
  ["en", " 12 ", 5, 12],
  ["en", "٣", 5, 3],
  ["en", "۱۲", 20, 12],
  ["ar", "٣", 5, 3],
  ["ar", "١٬٠٠٠", 5, 1000],
  ["en", "1,000", 5, 1000],
  ["de", "1.000", 5, 1000],
  ["de", "1.000", 5000, 1000],
  ["fr", "1 200", 5, 1200],
  // Numbers with the thousands separators of another language, and invalid quantities.
  ["en", "1.000", 5000, undefined],
  ["de", "1,000", 5000, undefined],
  ["de", "1 200,50", 5000, undefined],
  ["en", "1.5", 5, undefined],
  ["de", "1,5", 5, undefined],
  ["en", "-1", 5, undefined],
])(
  "in %s, the text %o, with a maximum of %d, is read as %o units",
  async (lng, text, max, meant) => {
    await i18next.use(initReactI18next).init({
      lng,
      fallbackLng: "en",
      defaultNS: "common",
      resources: { en: { common, orders } },
    });
    const screen = await render(<Row max={max} />);
    await userEvent.fill(screen.getByRole("spinbutton", { name: "Quantity of Mug" }), text);
    await expect.poll(() => screen.getByRole("status").element().textContent).toBe(String(meant));
  },
);
