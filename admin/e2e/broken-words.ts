/**
 * Lists the words in the tables of the current page that continue on a second line. Email addresses and codes count as one word. Text
 * that ends with an ellipsis isn't broken. Runs in the page, and can't use anything outside.
 */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  for (const cell of document.querySelectorAll("main table :is(th, td)")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      // The part of the text that isn't cut.
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
