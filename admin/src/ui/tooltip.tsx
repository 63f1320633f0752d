import { Portal } from "@ark-ui/react/portal";
import { Tooltip as Ark } from "@ark-ui/react/tooltip";
import { tooltip } from "#styled/recipes";
import { useState, useSyncExternalStore, type ReactElement, type ReactNode } from "react";

/**
 * `ownDelay` is for a button whose only purpose is its tooltip, so pointing at it is intentional. `grace` is the time in which
 * the pointer can reach the tooltip across the offset (WCAG 2.2, 1.4.13). It is part of the skip delay.
 */
const TOOLTIP = { delay: 700, ownDelay: 100, skipDelay: 300, grace: 100, offset: 8 };

/**
 * For some time after a tooltip closes, the next one opens immediately, so that users can read a toolbar's tooltips quickly.
 */
const reading = (() => {
  let active = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    active = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => active,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    opened() {
      clearTimeout(timer);
      set(true);
    },
    closed() {
      clearTimeout(timer);
      timer = setTimeout(set, TOOLTIP.skipDelay - TOOLTIP.grace, false);
    },
  };
})();

const styles = tooltip();

export interface TooltipProps {
  content: ReactNode;
  /** A single element that accepts a ref. */
  children: ReactElement;
  defaultOpen?: boolean;
  /** True if pressing the button also opens the tooltip. Use it for a button whose only purpose is its tooltip. */
  press?: boolean;
}

/** Adds a description to an element that is clear without it. */
export function Tooltip({ content, children, defaultOpen = false, press = false }: TooltipProps) {
  const skip = useSyncExternalStore(reading.subscribe, reading.get);
  const [open, setOpen] = useState(defaultOpen);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) reading.opened();
    else reading.closed();
  };
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      open={open}
      openDelay={skip ? 0 : press ? TOOLTIP.ownDelay : TOOLTIP.delay}
      closeDelay={TOOLTIP.grace}
      interactive
      positioning={{ placement: "top", gutter: TOOLTIP.offset }}
      closeOnClick={!press}
      closeOnPointerDown={!press}
      onOpenChange={(change) => show(change.open)}
    >
      <Ark.Trigger asChild onClick={press ? () => show(true) : undefined}>
        {children}
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>{content}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
