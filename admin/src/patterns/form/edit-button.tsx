import { Pencil } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

/** A button in a card's header that opens the editor. `label` names its subject, because a page has many of them. */
export const EditButton = ({
  label,
  onClick,
  disabled = false,
}: {
  label: string;
  onClick(): void;
  /** True to disable the button. Use it only if a visible explanation is next to the button. */
  disabled?: boolean;
}) => (
  <IconButton size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
    <Pencil aria-hidden />
  </IconButton>
);
