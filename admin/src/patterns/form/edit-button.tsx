import { ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

interface EditorProps {
  /** Name of the button. It includes the subject, because a page has several Edit buttons. */
  label: string;
  onClick(): void;
}

/** A button in a card's header that opens the editor. */
export function EditButton({
  label,
  onClick,
  disabled = false,
}: EditorProps & {
  /** True to disable the button. Use it only if a visible explanation is next to the button. */
  disabled?: boolean;
}) {
  const { t } = useTranslation("common");
  return (
    <Button size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
      {t("actions.edit")}
    </Button>
  );
}

/**
 * The props of an element whose editor opens with a click anywhere on it (`theme/recipes/card.ts`). Its text can still be
 * selected. The element contains a button that does the same for the keyboard and for screen readers.
 */
export const opensOnClick = (open: () => void) => ({
  "data-opens": "",
  onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // Menus of the row are its children in React, but not in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest("a, button") || getSelection()?.isCollapsed === false) return;
    // Closing the editor returns the focus here.
    currentTarget.querySelector<HTMLElement>("[data-opener]")?.focus();
    open();
  },
});

/** The name of a row that has no page, and the button that opens its editor. The row has the props of `opensOnClick`. */
export const RowButton = ({ label, onClick, children }: EditorProps & { children: ReactNode }) => (
  <>
    {children}
    <button type="button" data-opener="" aria-label={label} onClick={onClick}>
      <ChevronRight aria-hidden />
    </button>
  </>
);

export interface EditPartProps {
  /** Name of the part, such as "Shipping address". */
  title: string;
  /** Undefined if the part can't be edited. */
  onEdit: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a card (`theme/recipes/card.ts`), such as an address. A click opens its editor, and its text can be selected. */
export function EditPart({ title, onEdit, children }: EditPartProps) {
  const { t } = useTranslation("common");
  if (!onEdit)
    return (
      <section data-editor="">
        <h3>{title}</h3>
        {children}
      </section>
    );
  return (
    <section data-editor="" {...opensOnClick(onEdit)}>
      <h3>
        <button type="button" data-opener="" title={t("actions.edit")} onClick={onEdit}>
          {title}
          <ChevronRight aria-hidden />
        </button>
      </h3>
      {children}
    </section>
  );
}
