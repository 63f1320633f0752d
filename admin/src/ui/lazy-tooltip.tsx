import { cloneElement, useEffect, useState, type ReactElement } from "react";
import { importWithRetry } from "../lib/lazy-with-retry.ts";
import type { Tooltip, TooltipProps } from "./tooltip.tsx";

export interface LazyTooltipProps extends TooltipProps {
  children: ReactElement<{ ref?: (node: HTMLElement) => () => void }>;
}

/**
 * A tooltip that loads after its button, which works without it. The loaded tooltip replaces the button's element. Therefore,
 * it waits for the end of a press, and moves the focus to the new element.
 */
export function LazyTooltip({ children, ...props }: LazyTooltipProps) {
  const [Loaded, setLoaded] = useState<typeof Tooltip>();
  const [button] = useState(followButton);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let released: Promise<void> | undefined;
    const press = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      // Waits for the click that follows the release.
      const release = () => setTimeout(resolve);
      for (const end of ["pointerup", "pointercancel"])
        globalThis.addEventListener(end, release, { once: true, signal });
    };
    button.now()?.addEventListener("pointerdown", press, { signal });
    void importWithRetry(() => import("./tooltip.tsx")).then(async (module) => {
      for (let waited; waited !== released;) await (waited = released);
      if (!signal.aborted) setLoaded(() => module.Tooltip);
    });
    return () => left.abort();
  }, [button]);

  const element = cloneElement(children, { ref: button.follow });
  return Loaded ? <Loaded {...props}>{element}</Loaded> : element;
}

/** Tracks a button whose element React replaces, and moves the focus to the new element. */
function followButton() {
  let button: HTMLElement | undefined;
  let hadFocus = false;
  return {
    now: () => button,
    follow(node: HTMLElement): () => void {
      button = node;
      if (hadFocus) node.focus();
      return () => void (hadFocus = document.activeElement === node);
    },
  };
}
