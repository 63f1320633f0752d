import { createInstance } from "i18next";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import { FulfillmentStatusBadge } from "./order-status.tsx";

it("the badge of a late order says for how many days it has waited", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "en", resources: {} });
  const badge = (late: boolean | number | undefined) => {
    const shown = createElement(FulfillmentStatusBadge, { status: "not_fulfilled", late });
    return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, shown));
  };
  expect(badge(4)).toContain(" · 4 days");
  expect(badge(true)).not.toContain("·");
  expect(badge(true)).toContain("tone_warning");
  expect(badge(undefined)).not.toContain("tone_warning");
});
