import { Pencil } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

/** In the head of a card: opens the editor. `label` names its subject, since a page has many of them. */
export const EditButton = ({
  label,
  onClick,
  disabled = false,
}: {
  label: string;
  onClick(): void;
  /** For a button with a visible explanation next to it. */
  disabled?: boolean;
}) => (
  <IconButton size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
    <Pencil aria-hidden />
  </IconButton>
);
