import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Time in milliseconds until code that failed to load is requested again. */
const PAUSE = 5000;

/**
 * Creates a component that loads after its page. If its code fails to load, the page works without the component, and the code is
 * requested again.
 */
export const lazyWithRetry = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => untilItComes(load));

const untilItComes = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((again) => {
      setTimeout(again, PAUSE);
      addEventListener("online", again, { once: true });
    });
    return untilItComes(load);
  });
