// Runs before all else in server-rendered pages: records clicks and changes until hydration, and repeats them then.
{
  const pressed = new Set();
  const changed = new Set();
  window.chosenEarly = {};
  const onClick = (event) => {
    const button = event.target.closest?.("button");
    if (!button) return;
    pressed.add(button);
    // Stops the event, so that it counts only once: parts of the page may already be hydrated.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onChange = ({ target }) => {
    const select = target.closest?.("select");
    // React resets values on hydration. A part that loads late reads this object and deletes it.
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
