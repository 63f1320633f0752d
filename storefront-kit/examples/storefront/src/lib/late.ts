import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Milliseconds until what did not come over a bad line is asked for again. */
const PAUSE = 5000;

/** A part that comes after its page. Where its code does not come the page does without it, and asks again. */
export const late = <P>(
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
