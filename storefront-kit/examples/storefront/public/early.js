// Comes with pages that a server drew, before all else: what is pressed or chosen until the shop's own script has taken the page
// over is kept, and done then.
{
  const pressed = new Set();
  const changed = new Set();
  window.chosenEarly = {};
  const onClick = (event) => {
    const button = event.target.closest?.("button");
    if (!button) return;
    pressed.add(button);
    // Once alone: the script may have the page in its hands already, and not all of it.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onChange = ({ target }) => {
    const select = target.closest?.("select");
    // Where the page is taken over, React sets what it knows; a part that comes late looks here, and takes it away.
    if (!select || !window.chosenEarly) return;
    changed.add(select);
    window.chosenEarly[select.name] = select.value;
  };
  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  addEventListener(
    "shop:ready",
    () => {
      removeEventListener("click", onClick, true);
      for (const select of changed) {
        select.value = window.chosenEarly?.[select.name] ?? select.value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}
