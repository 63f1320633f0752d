import { Pencil } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

/** In the head of a card: opens what edits it. `label` says what, since a page has many of them. */
export const EditButton = ({
  label,
  onClick,
  disabled = false,
}: {
  label: string;
  onClick(): void;
  /** Where words beside it say why. */
  disabled?: boolean;
}) => (
  <IconButton size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
    <Pencil aria-hidden />
  </IconButton>
);
