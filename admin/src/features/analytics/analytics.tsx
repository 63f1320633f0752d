import type { HttpClient } from "@countertop/sdk";
import {
  adminListDiscounts,
  adminListOrders,
  adminListProducts,
  adminListRegions,
  adminListUsers,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import { Suspense, useEffect, useState } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { useTracker, type Tracker } from "../../lib/analytics/tracker.ts";
import { isMissing } from "../../lib/errors.ts";
import { storeQuery } from "../../patterns/page.ts";
import { isUserBusy } from "../../lib/user-busy.ts";
import { preferencesQuery } from "./preferences.ts";

// Loads separately, because each user sees this overlay only once.
const load = async () => {
  const [module] = await Promise.all([
    import("./preferences-overlay.tsx"),
    i18next.loadNamespaces("analytics"),
  ]);
  return { default: module.PreferencesOverlay };
};
const PreferencesOverlay = lazyWithRetry(load);

export interface AnalyticsProps {
  user: { id: string };
  page: string;
}

export function Analytics({ user, page }: AnalyticsProps) {
  const client = useClient();
  const config = useQuery(preferencesQuery(client));
  const { data } = useQuery(storeQuery(client));
  const [submitting, setSubmitting] = useState(false);
  const absent = config.isError && isMissing(config.error);
  const choice = absent ? undefined : config.data?.analytics_config;

  useTelling({
    client,
    page,
    userId: user.id,
    store: data?.store,
    // Tracks nothing until the stored choice shows that the user hasn't opted out.
    allowed: choice !== undefined && !choice.opt_out,
    anonymize: choice?.anonymize ?? true,
  });

  return useGap(absent) || submitting ? (
    <Suspense>
      <PreferencesOverlay onSubmitting={setSubmitting} />
    </Suspense>
  ) : null;
}

const OVERLAY_DELAY = 1000;
const LOOK_EVERY = 100;

/**
 * True once `wanted` has been true for a second without user activity, because the overlay would take focus from an input.
 * False as soon as `wanted` is false.
 */
function useGap(wanted: boolean): boolean {
  const [gap, setGap] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Loads the overlay in advance. Otherwise, it could appear late, after the user has started to type again.
    void load().catch(() => undefined);
    let free = 0;
    const timer = setInterval(() => {
      free = isUserBusy() ? 0 : free + LOOK_EVERY;
      if (free < OVERLAY_DELAY) return;
      clearInterval(timer);
      setGap(true);
    }, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      setGap(false);
    };
  }, [wanted]);
  return wanted && gap;
}

interface Telling {
  client: HttpClient;
  page: string;
  userId: string;
  store: { name: string; currencies?: readonly { code: string }[] } | undefined;
  allowed: boolean;
  anonymize: boolean;
}

function useTelling({ client, page, userId, store, allowed, anonymize }: Telling): void {
  const tracker = useTracker();
  useEffect(() => tracker?.allow(allowed), [tracker, allowed]);

  const name = store?.name;
  useEffect(() => {
    if (!allowed || name === undefined) return;
    if (anonymize) tracker?.identify(undefined, {});
    else tracker?.identify(userId, { store: name });
    tracker?.track("storeName", { name });
  }, [tracker, allowed, anonymize, userId, name]);

  useEffect(() => {
    if (allowed) tracker?.page(page);
  }, [tracker, allowed, page]);

  const currencies = store?.currencies?.map(({ code }) => code).join();
  useEffect(() => {
    if (!allowed || !currencies) return;
    const codes = currencies.split(",");
    tracker?.track("currencies", { count: codes.length, currencies: codes });
  }, [tracker, allowed, currencies]);

  useEffect(() => {
    if (allowed && tracker) void tellCounts(client, tracker);
  }, [client, tracker, allowed]);
}

/**
 * Sends counts once each time the admin starts, and only if a service is configured. A list response contains the total, so a
 * limit of 1 is enough.
 */
async function tellCounts(client: HttpClient, tracker: Tracker): Promise<void> {
  const query = { limit: 1 };
  await Promise.allSettled([
    adminListUsers(client, { query }).then(({ count }) => tracker.track("numUsers", { count })),
    adminListOrders(client, { query }).then(({ count }) => tracker.track("numOrders", { count })),
    adminListProducts(client, { query }).then(({ count }) =>
      tracker.track("numProducts", { count }),
    ),
    adminListDiscounts(client, { query }).then(({ count }) =>
      tracker.track("numDiscounts", { count }),
    ),
    adminListRegions(client).then(({ count, regions }) =>
      tracker.track("regions", { count, regions: regions.map((region) => region.name) }),
    ),
  ]);
}
