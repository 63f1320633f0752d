import { Popover as Ark } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { popover } from "#styled/recipes";
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";

const styles = popover();

export interface PopoverProps {
  /** Returns the element that the popover belongs to. The popover opens below it, and returns the focus to it. */
  anchor: () => HTMLElement | null;
  onClose(): void;
  label: string;
  children: ReactNode;
}

/**
 * A small form next to its anchor, which is open while it is mounted. It takes focus. Tab moves through the popover, and then
 * to the element after the anchor, which closes the popover.
 */
export function Popover({ anchor, onClose, label, children }: PopoverProps) {
  // Opens one render after mounting. The popover takes focus when it opens, and its anchor may be mounted at the same time.
  const there = useDeferredValue(true, false);
  // Stores the anchor, so that the focus isn't lost if closing the popover unmounts it.
  const home = useRef(anchor);
  useEffect(() => {
    const back = home.current;
    return () => {
      if (document.activeElement === document.body) back()?.focus();
    };
  }, []);
  const id = useId();
  // A dialog traps the focus in itself, and in elements that its buttons control with `aria-controls`.
  useLayoutEffect(() => {
    const from = home.current();
    if (there) from?.setAttribute("aria-controls", id);
    return () => from?.removeAttribute("aria-controls");
  }, [there, id]);
  return (
    <Ark.Root
      open={there}
      ids={{ trigger: (there && anchor()?.id) || "", content: id }}
      onOpenChange={({ open }) => !open && onClose()}
      // Pressing the anchor closes the popover, and must not open it again.
      persistentElements={[anchor]}
      finalFocusEl={anchor}
      positioning={{
        strategy: "fixed",
        placement: "bottom-start",
        gutter: 4,
        getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
      }}
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
