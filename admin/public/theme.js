// Sets light or dark and the density before the first paint, and then follows changes of the system and of the user's choice.
// Also tells the frame in index.html whether this address has a sidebar, and whether that is collapsed.
// "light" or "dark" in local storage is the user's choice; without an entry, the system's setting applies.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paper = matchMedia("print");
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked
    }
  };
  const apply = () => {
    const choice = stored("countertop.theme");
    const theme =
      choice === "light" || choice === "dark" ? choice : dark.matches ? "dark" : "light";
    // Paper is white in every theme, so print uses the light one.
    document.documentElement.dataset.theme = paper.matches ? "light" : theme;
    // The density is stored as JSON, like all other settings.
    const density = (stored("countertop.density") ?? "").replaceAll('"', "");
    document.documentElement.dataset.density = density || "normal";
  };
  apply();
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const inside = /^(a(\/|$)|$)/.test(path);
  const narrow = stored("countertop.sidebar") === "true";
  document.documentElement.dataset.boot = !inside ? "none" : narrow ? "narrow" : "wide";
  dark.addEventListener("change", apply);
  paper.addEventListener("change", apply);
  addEventListener("storage", apply); // chosen in another tab
  addEventListener("themechange", apply); // chosen in this one
})();
