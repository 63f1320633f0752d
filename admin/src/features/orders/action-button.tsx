import { Suspense } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";

// The tooltip's code is large; screen readers get the same text from the button.
const Tooltip = lazyWithRetry(() =>
  import("../../ui/tooltip.tsx").then((m) => ({ default: m.Tooltip })),
);

/** A disabled action stays focusable, and shows the reason when it is pointed at or pressed. */
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
