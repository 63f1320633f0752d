/**
 * Replaces `<style>` in the code of extensions. The pages' policy ignores `<style>` elements, but allows style sheets that a
 * script has constructed.
 */
class StyleElement extends HTMLElement {
  readonly sheet = new CSSStyleSheet();
  readonly #observer = new MutationObserver(() => this.#read());

  connectedCallback(): void {
    this.hidden = true;
    this.#read();
    this.#observer.observe(this, { characterData: true, childList: true, subtree: true });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.sheet);
  }

  /** Applies the element's text. Without text, keeps the rules that a library has inserted one by one. */
  #read(): void {
    const text = this.textContent;
    if (text) this.sheet.replaceSync(text);
  }
}

// Another build of extensions on the same page may have defined it.
if (!customElements.get("countertop-style"))
  customElements.define("countertop-style", StyleElement);
