import { Pencil } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

/** In the head of a card: opens what edits it. `label` says what, since a page has many of them. */
export const EditButton = ({ label, onClick }: { label: string; onClick(): void }) => (
  <IconButton size="sm" aria-label={label} onClick={onClick}>
    <Pencil aria-hidden />
  </IconButton>
);
