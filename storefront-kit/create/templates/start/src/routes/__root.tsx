import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
} from "@tanstack/react-router";
import { NotFound, PageError } from "../components/states.tsx";
import styles from "../index.css?url";
import { useLocale } from "../lib/locale.ts";
import type { RouterContext } from "../lib/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: "#faf8f5" },
    ],
    links: [
      { rel: "stylesheet", href: styles },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ],
  }),
  component: Document,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

function Document() {
  const { locale, direction } = useLocale();
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang={locale} dir={direction}>
      <head>
        <script src="/early.js" nonce={nonce} />
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
