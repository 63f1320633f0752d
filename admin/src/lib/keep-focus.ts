import { leadToRows } from "./lead-to-rows.ts";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/**
 * Keeps the focus in `root` when the element that has it disappears, such as a button that removes its own row: a neighbor
 * takes it. Otherwise the browser moves it to the body, and screen readers lose their place. Code that moves the focus
 * itself has precedence. Also leads the focus from a list's search field to its rows.
 */
export function keepFocus(root: HTMLElement): () => void {
  const stopLeading = leadToRows(root);
  let last: Element | undefined;
  const remember = (element: EventTarget | null) => {
    last = element instanceof Element && root.contains(element) ? element : undefined;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  const observer = new MutationObserver((records) => {
    const gone = last;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    const place = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(gone)),
    );
    last = undefined;
    // The code that removed it may move the focus once React has rendered.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        (neighbor(root, place) ?? root).focus({ preventScroll: true });
    });
  });
  document.addEventListener("focusin", onFocus);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", onFocus);
    observer.disconnect();
    stopLeading();
  };
}

/** The control after the place of a removed element, else the one before it. */
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
