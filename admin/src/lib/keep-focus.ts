import { leadToRows } from "./lead-to-rows.ts";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** Matches the parts of the window in which the focus is kept. */
const SCOPES = "main, [role$=dialog]";

/**
 * Keeps the focus in the page or dialog when the element that has it disappears, such as a button that removes its own row: a
 * neighbor takes it. Otherwise the browser moves it to the body, and screen readers lose their place. Code that moves the focus
 * itself has precedence. Also moves the focus from a list's search field to its rows.
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
    // Waits a frame: the code that removed the element may move the focus once React has rendered, and a closed dialog returns the
    // focus itself.
    requestAnimationFrame(() => {
      if (document.activeElement === body && scope.isConnected)
        (neighbor(scope, place) ?? scope).focus({ preventScroll: true });
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

/** The control after a removed element's position, or else the one before it. */
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
