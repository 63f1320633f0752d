import "../src/index.css";
import "./gallery.css";
import { LocaleProvider } from "@ark-ui/react/locale";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";
import { settings } from "./settings.ts";

const root = document.documentElement;
root.dataset["theme"] = settings.theme;
root.dataset["density"] = settings.density;
root.dir = settings.dir;
root.lang = settings.locale.slice(0, 2);

const place = document.querySelector("#root");
if (place)
  createRoot(place).render(
    <StrictMode>
      <LocaleProvider locale={settings.locale}>
        <Gallery />
      </LocaleProvider>
    </StrictMode>,
  );
