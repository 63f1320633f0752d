import { useEffect } from "react";

export const titleOf = (title: string): string => `${title} – My Store`;

/** Sets the title of a private page that depends on data, such as an order's number. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
