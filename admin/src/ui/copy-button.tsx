import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "./button.tsx";
import { LazyTooltip } from "./lazy-tooltip.tsx";

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
  return (
    <LazyTooltip content={name}>
      <IconButton
        size="sm"
        aria-label={name}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </LazyTooltip>
  );
}
