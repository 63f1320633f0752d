import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { addTyped } from "./unsaved-work.ts";

/** While something is typed that its form does not hold yet: `enter` puts it there. */
export function useTypedInput(typing: boolean, enter: () => void): void {
  const now = useEffectEvent(enter);
  // At once: who has it entered asks next what would be lost, or saves what the form holds.
  useEffect(() => (typing ? addTyped(() => flushSync(() => now())) : undefined), [typing]);
}
