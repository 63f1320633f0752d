import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";

// Much heavier than the button, which says the same to a screen reader without it.
const Tooltip = lazyWithRetry(() =>
  import("../../ui/tooltip.tsx").then((m) => ({ default: m.Tooltip })),
);

/** What cannot be done now is there all the same: it takes the focus, and says why when it is pointed at or pressed. */
export function ActionButton({
  reason,
  onClick,
  ...rest
}: ButtonProps & { reason?: string | undefined }) {
  if (reason === undefined) return <Button {...rest} onClick={onClick} />;
  const button = <Button {...rest} aria-disabled aria-description={reason} />;
  return (
    <Suspense fallback={button}>
      <Tooltip content={reason} press>
        {button}
      </Tooltip>
    </Suspense>
  );
}
