import { Popover as Ark } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { popover } from "#styled/recipes";
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";

const styles = popover();

export interface PopoverProps {
  /** What it belongs to: it opens below, and gives the focus back to it. */
  anchor: () => HTMLElement | null;
  onClose(): void;
  label: string;
  children: ReactNode;
}

/**
 * A small form beside the thing it is about; it is there while it is rendered. It takes the focus; Tab leads through it and on
 * to what follows its anchor, which closes it.
 */
export function Popover({ anchor, onClose, label, children }: PopoverProps) {
  // It takes the focus only as it opens, so it must be in the page before; and its anchor too, which may come with it.
  const there = useDeferredValue(true, false);
  // Whoever closes it takes it out of the page at once, and the focus would be nowhere.
  const home = useRef(anchor);
  useEffect(() => {
    const back = home.current;
    return () => {
      if (document.activeElement === document.body) back()?.focus();
    };
  }, []);
  const id = useId();
  // A dialog keeps the focus inside of it, and in what one of its buttons says that it controls.
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
      // The anchor's own press closes it; the press must not open it again.
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
