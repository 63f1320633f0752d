import { Chip } from "../src/ui/chip.tsx";
import { Toaster } from "../src/ui/toast.tsx";
import { Actions } from "./actions.tsx";
import { Choices } from "./choices.tsx";
import { Fields } from "./fields.tsx";
import { Pickers } from "./pickers.tsx";
import { choices, settings } from "./settings.ts";
import { Surfaces } from "./surfaces.tsx";

/** Shows every component in every state. The gallery is always in English, because only the admin's developers use it. */
export const Gallery = () => (
  <main className="gallery">
    <h1>Parts</h1>
    <nav className="gallery-line" aria-label="Settings">
      {Object.entries(choices).flatMap(([name, values]) =>
        values.map((value) => (
          <Chip
            key={value}
            pressed={settings[name as keyof typeof choices] === value}
            onClick={() => {
              const asked = new URLSearchParams(location.search);
              asked.set(name, value);
              location.search = asked.toString();
            }}
          >
            {value}
          </Chip>
        )),
      )}
    </nav>
    <Actions />
    <Fields />
    <Choices />
    <Pickers />
    <Surfaces />
    <Toaster dismissLabel="Dismiss" />
  </main>
);
