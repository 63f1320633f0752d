import { useEffect, useEffectEvent, useState } from "react";
import { useUnsaved } from "./unsaved-guard.tsx";

export interface OverlayOptions {
  /** True if closing would lose changes. */
  dirty?: boolean;
  /** Saves the changes. Set it if the leave dialog should offer that. */
  save?: (() => Promise<boolean>) | undefined;
  /** True if this tab stores a draft of the changes. */
  kept?: boolean;
  /** True while saving. The overlay can't be closed then. */
  busy?: boolean;
  /** Called after the closing animation. Must unmount the overlay, or remove it from the URL. */
  onClose(): void;
}

export interface Overlay {
  open: boolean;
  /** Closes the overlay without a confirmation. */
  close(): void;
  /** Closes the overlay, after a confirmation if changes would be lost. */
  leave(): void;
  /** The props of `Dialog.Root`. */
  root: {
    open: boolean;
    onOpenChange(change: { open: boolean }): void;
    onExitComplete(): void;
  };
}

/** The state of an overlay that is mounted only while it is open, with functions that close it. */
export function useOverlay({
  dirty = false,
  busy = false,
  onClose,
  ...work
}: OverlayOptions): Overlay {
  const [open, setOpen] = useState(true);
  const leaving = useUnsaved(dirty, { overlay: true, ...work });
  const close = () => setOpen(false);
  const leave = () => {
    if (!busy) leaving(close);
  };
  return {
    open,
    close,
    leave,
    root: { open, onOpenChange: (change) => !change.open && leave(), onExitComplete: onClose },
  };
}

/** Closes an overlay after its content was saved. */
export function useCloseWhenSaved(saved: number, close: () => void): void {
  const done = useEffectEvent(close);
  useEffect(() => {
    if (saved > 0) done();
  }, [saved]);
}
