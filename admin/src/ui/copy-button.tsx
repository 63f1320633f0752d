import { Check, Copy } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { IconButton } from "./button.tsx";

// Much larger than the button, which works without it.
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
  // The clipboard is available only to pages from https or from this machine.
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
