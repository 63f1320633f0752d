import { useId, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";

export interface GridPopoverProps {
  icon: ReactElement;
  /** What the button says; the popover is called the same. */
  label: string;
  /** Rendered anew each time that it opens. */
  children(close: () => void): ReactNode;
}

/** A tool of the grid's bar that asks for something first. */
export function GridPopover({ icon, label, children }: GridPopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        id={id}
        size="sm"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <Popover anchor={() => document.getElementById(id)} label={label} onClose={close}>
          {children(close)}
        </Popover>
      )}
    </>
  );
}
