import { useId, useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";

export interface GridPopoverProps {
  icon: ReactElement;
  /** The label of the button, and the name of the popover. */
  label: string;
  /** Returns the popover's content, which is mounted each time the popover opens. */
  children(close: () => void): ReactNode;
}

/** A tool in the grid's toolbar that needs input before it is applied. */
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
