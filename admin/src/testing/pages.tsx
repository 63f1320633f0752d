/* Renders a resource's list and page with the SDK's own mock handlers, which follow the contract, and with records in memory.
   With this, tests of page components run in a browser without a store. */
import "../index.css";
import { LocaleProvider } from "@ark-ui/react/locale";
import { createHttpClient } from "@countertop/sdk";
import {
  adminCreateCollection,
  adminDeleteCollection,
  adminListCollections,
  adminRetrieveCollection,
  adminUpdateCollection,
} from "@countertop/sdk/msw";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import i18next from "i18next";
import { Power } from "lucide-react";
import { getResponse } from "msw";
import type { ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { render } from "vitest-browser-react";
import arCollections from "../../public/locales/ar/collections.json" with { type: "json" };
import arCommon from "../../public/locales/ar/common.json" with { type: "json" };
import collectionStrings from "../../public/locales/en/collections.json" with { type: "json" };
import discountStrings from "../../public/locales/en/discounts.json" with { type: "json" };
import common from "../../public/locales/en/common.json" with { type: "json" };
import { createQueryClient } from "../lib/query-client.ts";
import { parseSearch, stringifySearch } from "../lib/search-codec.ts";
import { ActionButtons, defineAction } from "../patterns/action.ts";
import { forgetLists } from "../patterns/list.ts";
import { closeMeansBack, UnsavedQuestion } from "../patterns/overlay.ts";
import { listRoute, recordRoute } from "../patterns/resource.ts";
import { collections } from "../resources/collections.ts";
import { Toaster } from "../ui/toast.tsx";

type Row = ReturnType<typeof adminListCollections.example>["collections"][number];

export interface RejectedWrite {
  status: number;
  body: { type: string; message: string };
}
const FAILURE = { status: 500, body: { type: "unknown_error", message: "Not this one." } };

/** The store's records, and the writes that it rejects. */
export interface TestStore {
  rows: Row[];
  /** Ids of records whose writes are rejected. `new` stands for a new record. */
  refused: Set<string>;
  /** The response to a rejected write. */
  refusal: RejectedWrite;
  /** Ids of records whose updates are executed, but whose responses are lost. */
  lost: Set<string>;
  /** Writes wait until this promise resolves. */
  held: Promise<void> | undefined;
  /** After an update, requests for single records wait until this promise resolves. */
  reading: Promise<void> | undefined;
  /** The queries of list requests. */
  asked: object[];
}

export const titleOf = (number: number): string => `Set ${String(number).padStart(3, "0")}`;

export function testStore(count: number): TestStore {
  const [example] = adminListCollections.example().collections;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...(example as Row),
    id: `pcol_${index + 1}`,
    title: titleOf(index + 1),
    handle: `set-${index + 1}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  return {
    rows,
    refused: new Set(),
    lost: new Set(),
    refusal: FAILURE,
    held: undefined,
    reading: undefined,
    asked: [],
  };
}

/** Matches like the server's search. The parts between `%` must occur in this order. */
const isLike = (text: string, pattern: string): boolean =>
  pattern.split("%").reduce((from, part) => {
    const at = from < 0 ? -1 : text.indexOf(part, from);
    return at < 0 ? -1 : at + part.length;
  }, 0) >= 0;

const toggle = { key: "p", command: "record.state", icon: Power };
const turnOn = defineAction(collections, {
  ...toggle,
  name: "on",
  label: "discounts:actions.on",
  sets: { title: "On" },
});
const turnOff = defineAction(collections, {
  ...toggle,
  name: "off",
  label: "discounts:actions.off",
  offered: ({ title }) => title === "On",
  sets: { title: "Off" },
});

/** A button that changes the title, or restores it. */
export const TitleToggle = (record: ReturnType<typeof collections.recordIn>) => (
  <ActionButtons resource={collections} record={record} actions={[turnOn, turnOff]} />
);

function handlersOf(store: TestStore) {
  let updated = false;
  const found = (id: string) => store.rows.find((row) => row.id === id);
  const missing = () => Response.json({ type: "not_found", message: "Not found" }, { status: 404 });
  const refusal = async (id: string) => {
    await store.held;
    return store.refused.has(id)
      ? Response.json(store.refusal.body, { status: store.refusal.status })
      : undefined;
  };
  return [
    adminListCollections(({ input: { query = {} } }) => {
      store.asked.push(query);
      const { q = "", order = "-created_at", offset = 0, limit = 10 } = query;
      const field = order.replace("-", "") as "title";
      const matching = store.rows
        .filter(({ title }) => isLike(title.toLowerCase(), q.toLowerCase()))
        .toSorted((a, b) => (a[field] < b[field] ? -1 : 1) * (order.startsWith("-") ? -1 : 1));
      const collections = matching.slice(offset, offset + limit);
      return { collections, count: matching.length, offset, limit };
    }),
    adminRetrieveCollection(async ({ input: { id }, example }) => {
      if (updated) await store.reading;
      const row = found(id);
      return row ? { collection: { ...example.collection, ...row } } : missing();
    }),
    adminCreateCollection(async ({ input: { body }, example }) => {
      const refused = await refusal("new");
      if (refused) return refused;
      const row = { ...example.collection, id: `pcol_${store.rows.length + 1}`, ...body };
      store.rows.push(row as Row);
      return { collection: row };
    }),
    adminUpdateCollection(async ({ input: { id, body }, example }) => {
      const row = found(id);
      if (!row) return missing();
      const refused = await refusal(id);
      if (refused) return refused;
      Object.assign(row, body);
      updated = true;
      if (store.lost.has(id)) return Response.json({}, { status: 502 });
      return { collection: { ...example.collection, ...row } };
    }),
    adminDeleteCollection(async ({ input: { id }, example }) => {
      const refused = await refusal(id);
      if (refused) return refused;
      store.rows = store.rows.filter((row) => row.id !== id);
      return { ...example, id };
    }),
  ];
}

export interface TestPages {
  store: TestStore;
  List(): ReactNode;
  Record?(): ReactNode;
  path?: string;
  language?: "en" | "ar";
}

/** Renders the page at a URL. Deletes the operator's earlier settings. */
export async function openPages(pages: TestPages) {
  const { store, List, Record = () => null, path = "/a/collections", language = "en" } = pages;
  forgetLists();
  await i18next.use(initReactI18next).init({
    lng: language,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    resources: {
      en: { common, collections: collectionStrings, discounts: discountStrings },
      ar: { common: arCommon, collections: arCollections },
    },
  });
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  const handlers = handlersOf(store);
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: async (input, init) =>
      (await getResponse(handlers, new Request(input, init))) ?? Response.error(),
  });
  const queries = createQueryClient({ onSignedOut: () => {} });
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
        <UnsavedQuestion />
        <Toaster dismissLabel="Dismiss" />
      </main>
    ),
  });
  const route = (at: string, options: object, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, ...options, component } as never);
  const router = createRouter({
    routeTree: root.addChildren([
      route("/a/collections", listRoute(collections), List),
      route("/a/collections/$id", recordRoute(collections), Record),
    ]),
    context: { client, queries } as never,
    history: closeMeansBack(createMemoryHistory({ initialEntries: [path] })),
    parseSearch,
    stringifySearch,
  });
  await render(
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <LocaleProvider locale={language}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </QueryClientProvider>
    </ClientProvider>,
  );
  return { router, address: () => router.state.location.href };
}
