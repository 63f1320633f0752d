/**
 * Lists the words that wrap to a second line in the current page's tables. Email addresses and codes count as one word. Text
 * that ends with an ellipsis isn't counted as wrapped. Runs in the page, so this function can't use anything outside of itself.
 */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  for (const cell of document.querySelectorAll("main table :is(th, td)")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      // Text below this box is clipped.
      const box = node.parentElement?.getBoundingClientRect();
      if (!box || box.width <= 1) continue;
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const isCode = /@|^(?=.*\d)[\p{Lu}\d_-]+$/u.test(word);
        for (const part of isCode ? [word] : word.split(/(?<=[-/–])/)) {
          const range = document.createRange();
          const start = index + word.indexOf(part);
          range.setStart(node, start);
          range.setEnd(node, start + part.length);
          const lines = [...range.getClientRects()].filter(
            ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < box.bottom,
          );
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(part);
        }
      }
    }
  }
  return [...broken];
}
