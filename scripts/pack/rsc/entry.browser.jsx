import { createFromFetch } from "@vitejs/plugin-rsc/browser";
import { hydrateRoot } from "react-dom/client";

createFromFetch(fetch("/page.rsc")).then((page) => hydrateRoot(document, page));
