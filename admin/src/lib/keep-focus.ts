import { leadToRows } from "./lead-to-rows.ts";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Matches the parts of the page in which the focus is kept. */
const SCOPES = "main, [role$=dialog]";

/**
 * Keeps the focus in the page or dialog when the focused element disappears, such as a button that removes its own row. The
 * focus moves to a neighboring control, or to the page after a dialog that a shortcut opened. The browser would move it to the
 * body, and screen readers would lose their place. Also leads from a list's search field to its rows.
 */
export function keepFocus(): () => void {
  const { body } = document;
  const stopLeading = leadToRows(body);
  let last: { element: Element; scope: HTMLElement } | undefined;
  const remember = (element: EventTarget | null) => {
    const scope = element instanceof Element ? element.closest<HTMLElement>(SCOPES) : null;
    last = scope ? { element: element as Element, scope } : undefined;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  const observer = new MutationObserver((records) => {
    if (!last || last.element.isConnected || document.activeElement !== body) return;
    const { element, scope } = last;
    last = undefined;
    const place = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(element)),
    );
    const moveFrom = (to: () => HTMLElement | undefined) => {
      if (document.activeElement === body) to()?.focus({ preventScroll: true });
    };
    // Waits for a frame, because the code that removed the element may move the focus after React has rendered.
    requestAnimationFrame(() => {
      if (scope.isConnected) moveFrom(() => neighbor(scope, place) ?? scope);
      // A closed dialog returns the focus itself, unless no element had it before, or that element is gone.
      else requestAnimationFrame(() => moveFrom(topScope));
    });
  });
  document.addEventListener("focusin", onFocus);
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", onFocus);
    observer.disconnect();
    stopLeading();
  };
}

/** The dialog that is still open, or else the page. */
const topScope = () => [...document.querySelectorAll<HTMLElement>(SCOPES)].at(-1);

/** The control after the position of a removed element, or else the control before it. */
function neighbor(root: HTMLElement, place: MutationRecord | undefined): HTMLElement | undefined {
  if (!place?.target.isConnected) return undefined;
  const { target, nextSibling, previousSibling } = place;
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) =>
    one.checkVisibility(),
  );
  const follows = (one: Node, other: Node) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const near = controls.filter((one) => target.contains(one));
  return (
    near.find((one) => nextSibling && (one === nextSibling || follows(one, nextSibling))) ??
    near.findLast((one) => previousSibling && !follows(one, previousSibling)) ??
    near.at(-1) ??
    controls.find((one) => follows(one, target))
  );
}
