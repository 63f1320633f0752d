import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyToClipboard } from "../lib/copy-to-clipboard.ts";
import { IconButton } from "./button.tsx";
import { LazyTooltip } from "./lazy-tooltip.tsx";

const SHOWN = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  /** Shown if the browser denies access to the clipboard. */
  failedLabel: string;
}

export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(setCopied, SHOWN, undefined);
    return () => clearTimeout(timer);
  }, [copied]);
  // Renders nothing without a clipboard. The browser provides the clipboard only on pages from https or from this machine.
  if (!navigator.clipboard) return null;
  const name = copied === undefined ? label : copied ? copiedLabel : failedLabel;
  return (
    <LazyTooltip content={name}>
      <IconButton
        size="sm"
        aria-label={name}
        onClick={async () => setCopied(await copyToClipboard(text))}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </LazyTooltip>
  );
}
