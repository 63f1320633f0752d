import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { addTyped } from "./unsaved-work.ts";

/** Registers text that isn't part of the form yet. `enter` adds it to the form. */
export function useTypedInput(typing: boolean, enter: () => void): void {
  const now = useEffectEvent(enter);
  // Adds the text synchronously, because the caller then checks for unsaved changes or saves the form.
  useEffect(() => (typing ? addTyped(() => flushSync(() => now())) : undefined), [typing]);
}
