import { Check, Copy } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { IconButton } from "./button.tsx";

// Much heavier than the button, which works without it.
const Tooltip = lazyWithRetry(() =>
  import("./tooltip.tsx").then(({ Tooltip }) => ({ default: Tooltip })),
);

const SHOWN = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
}

export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, SHOWN, false);
    return () => clearTimeout(timer);
  }, [copied]);
  // Only pages served over https, or from this machine, may write to the clipboard.
  if (!navigator.clipboard) return null;
  const name = copied ? copiedLabel : label;
  const button = (
    <IconButton
      size="sm"
      aria-label={name}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
  return (
    <Suspense fallback={button}>
      <Tooltip content={name}>{button}</Tooltip>
    </Suspense>
  );
}
