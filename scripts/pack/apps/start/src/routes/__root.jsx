import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { Providers } from "../../shop.jsx";

export const Route = createRootRoute({
  head: () => ({ links: [{ rel: "icon", href: "data:," }] }),
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Providers baseUrl={import.meta.env.VITE_STORE}>
          <Outlet />
        </Providers>
        <Scripts />
      </body>
    </html>
  ),
});
