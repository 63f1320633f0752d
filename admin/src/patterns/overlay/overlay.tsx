import { useEffect, useEffectEvent, useState } from "react";
import { useUnsaved } from "./unsaved-guard.tsx";

export interface OverlayOptions {
  /** Something in it would be lost. */
  dirty?: boolean;
  /** Stores it, where that can be had by a question on the way out. */
  save?: (() => Promise<boolean>) | undefined;
  /** A draft of it is kept in this tab. */
  kept?: boolean;
  /** While it is being saved it cannot be closed. */
  busy?: boolean;
  /** Called when it has gone from the screen: take it out of the page, or its word out of the address. */
  onClose(): void;
}

export interface Overlay {
  open: boolean;
  /** Closes it without a question. */
  close(): void;
  /** Closes it; asks first where something would be lost. */
  leave(): void;
  /** For `Dialog.Root`. */
  root: {
    open: boolean;
    onOpenChange(change: { open: boolean }): void;
    onExitComplete(): void;
  };
}

/** What opens over a page and is in it only while it is open: how it closes, whoever asks for it. */
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

/** Closes it once what is in it has been saved. */
export function useCloseWhenSaved(saved: number, close: () => void): void {
  const done = useEffectEvent(close);
  useEffect(() => {
    if (saved > 0) done();
  }, [saved]);
}
