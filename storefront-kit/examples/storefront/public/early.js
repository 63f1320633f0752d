// Comes with pages that a server drew, before all else: what is pressed or chosen until the shop's own script has taken the page
// over is kept, and done then.
{
  const kept = new Map();
  const chosen = (window.chosenEarly = {});
  const keep = ({ type, target }) => {
    const control = target.closest?.(type === "click" ? "button" : "select");
    if (!control) return;
    kept.set(control, type);
    // Where the page is taken over, React sets what it knows; a part that comes late looks here.
    if (type === "change") chosen[control.name] = control.value;
  };
  addEventListener("click", keep, true);
  addEventListener("change", keep, true);
  addEventListener(
    "shop:ready",
    () => {
      removeEventListener("click", keep, true);
      removeEventListener("change", keep, true);
      for (const [control, type] of kept) {
        if (type === "click") control.click();
        else {
          control.value = chosen[control.name];
          control.dispatchEvent(new Event("change", { bubbles: true }));
        }
      }
    },
    { once: true },
  );
}
