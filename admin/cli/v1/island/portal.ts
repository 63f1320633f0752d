/** Elements that the island's style sheet applies to. They follow the admin's theme. */

const elements = new Set<HTMLElement>();

/** Makes an element part of the island. Returns a function that stops updating its theme. */
export function adopt(element: HTMLElement): () => void {
  element.classList.add("countertop-island");
  elements.add(element);
  follow();
  return () => void elements.delete(element);
}

function follow(): void {
  const isDark = document.documentElement.dataset["theme"] === "dark";
  for (const { classList } of elements) classList.toggle("dark", isDark);
}

new MutationObserver(follow).observe(document.documentElement, {
  attributes: true,
  attributeFilter: ["data-theme"],
});

let container: HTMLElement | undefined;

/** The element that dialogs and menus open in. It's above the admin's own content. */
export function portal(): HTMLElement {
  if (!container) {
    container = document.createElement("div");
    container.style.position = "relative";
    container.style.zIndex = "1000";
    adopt(container);
    document.body.append(container);
  }
  return container;
}
