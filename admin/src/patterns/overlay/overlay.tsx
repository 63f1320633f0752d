import { useEffect, useEffectEvent, useState } from "react";
import { useUnsaved } from "./unsaved-guard.tsx";

export interface OverlayOptions {
  /** True if closing would lose changes. */
  dirty?: boolean;
  /** Saves the changes, if the leave dialog should offer that. */
  save?: (() => Promise<boolean>) | undefined;
  /** True if a draft is kept in this tab. */
  kept?: boolean;
  /** True during a save, when the overlay can't be closed. */
  busy?: boolean;
  /** Called after the closing animation: unmount it, or remove it from the URL. */
  onClose(): void;
}

export interface Overlay {
  open: boolean;
  /** Closes the overlay without a confirmation. */
  close(): void;
  /** Closes the overlay, after a confirmation if changes would be lost. */
  leave(): void;
  /** Props for `Dialog.Root`. */
  root: {
    open: boolean;
    onOpenChange(change: { open: boolean }): void;
    onExitComplete(): void;
  };
}

/** The state of an overlay that is mounted only while it is open, with all ways to close it. */
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
