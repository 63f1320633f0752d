// If a page can't be loaded, such as on a reload without a connection, visitors see this message in the page's language, and the
// page loads automatically later. The worker doesn't cache anything, so a page, price, or cart is never out of date.
const TEXTS = {
  en: {
    offline: "You're offline",
    failed: "Something went wrong",
    text: "We couldn't reach the store. Check your connection and try again.",
    again: "Try again",
  },
  de: {
    offline: "Sie sind offline",
    failed: "Etwas ist schiefgegangen",
    text: "Wir konnten den Shop nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    again: "Noch einmal versuchen",
  },
  ar: {
    offline: "أنت غير متصل",
    failed: "حدث خطأ ما",
    text: "تعذر الوصول إلى المتجر. تحقق من اتصالك وحاول مرة أخرى.",
    again: "إعادة المحاولة",
  },
};
// The countries whose usual language isn't English, as in src/lib/locale.ts.
const SPOKEN = {
  de: ["at", "ch", "de", "li"],
  ar: ["ae", "bh", "eg", "jo", "kw", "lb", "ma", "om", "qa", "sa", "tn"],
};
const STYLE =
  "body{display:grid;place-content:center;min-height:90dvh;padding:24px;text-align:center;font:1rem/1.5 system-ui}a{color:inherit}";
// Polls, because an online browser doesn't get an event when a storefront that was down is available again.
const SCRIPT =
  'addEventListener("online",()=>location.reload());if(navigator.onLine)setTimeout(()=>location.reload(),10000)';

async function hashOf(text) {
  const bytes = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

async function message(url) {
  const [, place = ""] = new URL(url).pathname.split("/");
  const [country, chosen] = place.split("-");
  const usual =
    Object.keys(SPOKEN).find((one) => SPOKEN[one].includes(country)) ?? (country && "en");
  const wanted = [chosen, usual, ...navigator.languages].map((one) => one?.slice(0, 2));
  const language = wanted.find((one) => Object.hasOwn(TEXTS, one)) ?? "en";
  const { offline, failed, text, again } = TEXTS[language];
  const title = navigator.onLine ? failed : offline;
  const direction = language === "ar" ? "rtl" : "ltr";
  const page = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – My Store</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}<p><a href="">${again}</a></main><script>${SCRIPT}</script>`;
  const policy = `default-src 'none'; style-src ${await hashOf(STYLE)}; script-src ${await hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}

addEventListener("install", () => skipWaiting());
// Requests the page while the worker starts, so that no request waits for the worker.
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  const answer = Promise.resolve(event.preloadResponse).then(
    (found) => found ?? fetch(event.request),
  );
  event.respondWith(answer.catch(() => message(event.request.url)));
});
