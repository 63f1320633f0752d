import {
  defineExtension,
  ExtensionLink,
  Page,
  zones,
  type Extension,
  type ExtensionProps,
  type ExtensionSource,
  type PageProps,
  type WidgetProps,
} from "@countertop/admin/extension";
import { useState } from "react";
import loyalty from "../../extensions-example/index.ts";

/* Mistakes that must not break the admin, next to a correct example. */

function Fails({ product }: WidgetProps<"product.details.after">): never {
  throw new Error(`No idea what to do with ${product.handle}`);
}

const Nothing = () => null;

/** Fails until the test lets it succeed. */
function Mended() {
  if (localStorage.getItem("fixed") === null) throw new Error("Not yet");
  return <p>It works now</p>;
}

function Named({ params }: PageProps<"/desk/:room/:seat">) {
  return (
    <Page title={`Seat ${params.seat}`}>
      <p>{`In room ${params.room}`}</p>
    </Page>
  );
}

function Desk({ notify }: ExtensionProps) {
  const [open, setOpen] = useState(false);
  if (open) throw new Error("The desk broke");
  return (
    <Page title="Desk">
      <ExtensionLink to="/desk/blue/7">Seat 7</ExtensionLink>
      {(["success", "error", "warn", "info"] as const).map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => notify[type](`Told: ${type}`, "By the desk")}
        >
          {type}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        Break
      </button>
    </Page>
  );
}

const desk = defineExtension({
  name: "Desk",
  widgets: [
    { zone: "product.details.after", component: Fails },
    { zone: ["product.list.before", "product.list.after"], component: () => <p>Desk note</p> },
    { zone: "login.before", component: () => <p>Welcome to the desk</p> },
    { zone: "login.after", component: Mended },
  ],
  routes: [
    { path: "/desk", component: Desk, link: { label: "Desk", icon: Broken } },
    { path: "/desk/:room/:seat", component: Named },
  ],
  settings: [
    {
      path: "/zebra",
      card: { label: "Zebra", description: "Last by its path." },
      component: Nothing,
    },
    {
      path: "/ant",
      card: { label: "Ant", description: "First by its path." },
      component: () => <Page title="Ant">{null}</Page>,
    },
  ],
  commands: [
    {
      id: "desk.fail",
      label: "Fail at the desk",
      keys: "e d",
      run: () => Promise.reject(new Error("The desk said no")),
    },
  ],
});

function Broken(): never {
  throw new Error("No picture");
}

/** Code as an author without a type checker might write it. */
const careless: unknown = {
  name: "Careless",
  widgets: [
    { zone: "product.sideways", component: Nothing },
    { zone: zones[0], component: "not one" },
  ],
  routes: [
    { path: "/settings/careless", component: Nothing },
    { path: "/orders/:order", component: Nothing },
    { path: "/desk", component: () => <p>Too late</p>, link: { label: "Second desk" } },
    { path: "/:anything", component: Nothing },
  ],
  settings: [
    { path: "/ant", card: { label: "Second ant", description: "Too late" }, component: Nothing },
    { path: "/nameless", component: Nothing },
  ],
};

export default [
  ...loyalty,
  desk,
  careless as Extension,
  () => Promise.reject(new Error("This one is nowhere to be found")),
] satisfies ExtensionSource[];
