import "./index.css";
import { createHttpClient } from "@countertop/sdk";
import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { onlineManager } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createShopRouter } from "./router.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element #root");

// The router would load the page anew for code that did not come: offline, that is the end of it.
addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine) event.preventDefault();
});
onlineManager.setOnline(navigator.onLine);

const router = createShopRouter();
createRoot(element).render(
  <StrictMode>
    <MedusaProvider
      // A browser by itself sends a POST again whose connection broke before a word of the answer. With a key the server
      // answers that from memory, and nothing gets into the cart twice.
      client={createHttpClient({ baseUrl: "", retries: { attempts: 1, mode: "exactly-once" } })}
      queryClient={createStorefrontQueryClient()}
    >
      <RouterProvider router={router} />
    </MedusaProvider>
  </StrictMode>,
);
