import "./index.css";
import { createHttpClient } from "@countertop/sdk";
import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createShopRouter } from "./router.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element #root");

const router = createShopRouter();
createRoot(element).render(
  <StrictMode>
    <MedusaProvider
      client={createHttpClient({ baseUrl: "" })}
      queryClient={createStorefrontQueryClient()}
    >
      <RouterProvider router={router} />
    </MedusaProvider>
  </StrictMode>,
);
