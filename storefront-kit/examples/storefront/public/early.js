// Runs before all other scripts in server-rendered pages: records clicks and choices until hydration, and then repeats them.
{
  const pressed = [];
  const changed = new Map();
  window.chosenEarly = {};
  const onClick = (event) => {
    const button = event.target.closest?.("button");
    if (!button) return;
    // A double click counts once, except on buttons that count up or down.
    if ("repeats" in button.dataset || !pressed.includes(button)) pressed.push(button);
    // Stops the event, so that it counts only once: parts of the page may already be hydrated.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onChange = ({ target }) => {
    if (!target.matches?.("select, input[type=radio]")) return;
    changed.delete(target);
    changed.set(target, target.value);
    // React resets values on hydration. Components that load later read this object and delete it.
    if (target.localName === "select" && window.chosenEarly)
      window.chosenEarly[target.name] = target.value;
  };
  const repeat = (field, value) => {
    if (field.localName === "select") {
      field.value = window.chosenEarly?.[field.name] ?? value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    // React ignores a click that changes nothing since it last set or read the state.
    field.checked = false;
    field.click();
  };
  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  addEventListener(
    "shop:ready",
    async () => {
      removeEventListener("click", onClick, true);
      removeEventListener("change", onChange, true);
      for (const [field, value] of changed) repeat(field, value);
      for (const button of pressed) {
        // Lets React render between the two events, because each variant has its own button.
        await new Promise((resume) => setTimeout(resume));
        const [current] = button.isConnected ? [button] : document.getElementsByName(button.name);
        current?.click();
      }
    },
    { once: true },
  );
}
