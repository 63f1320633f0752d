// Runs before all other scripts: records clicks and choices until hydration, and then repeats them.
{
  const pressed = [];
  const changed = new Map();
  // Tests wait until this property is deleted.
  window.chosenEarly = true;
  const onClick = (event) => {
    const button = event.target.closest?.("button");
    if (!button) return;
    // A form that the server handles needs no script, unless the visitor has changed something that needs one, such as the variant.
    const isReady = pressed.length === 0 && changed.size === 0;
    if (isReady && button.type === "submit" && button.form?.method === "post") return;
    // Records a double click only once, except on buttons that increase or decrease a quantity.
    if ("repeats" in button.dataset || !pressed.includes(button)) pressed.push(button);
    // Stops the event, so that it isn't handled twice, because parts of the page may already be hydrated.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onChange = ({ target }) => {
    if (!target.matches?.("select, input[type=radio]")) return;
    changed.delete(target);
    changed.set(target, target.value);
  };
  const repeat = (field, value) => {
    if (field.localName === "select") {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    // React ignores a click that doesn't change the state that it last set or read.
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
      delete window.chosenEarly;
    },
    { once: true },
  );
}
