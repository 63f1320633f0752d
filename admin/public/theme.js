// Sets the color theme and the density before the first paint, and again when the system's setting or the user's choice
// changes. Also tells the frame in index.html whether this URL has a sidebar, and whether the sidebar is collapsed. "light" or
// "dark" in local storage is the user's choice; without an entry, the system's setting applies.
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
    // Paper is white in every theme, so printing uses the light theme.
    document.documentElement.dataset.theme = paper.matches ? "light" : theme;
    // The density is stored as JSON, like all other settings.
    const density = (stored("countertop.density") ?? "").replaceAll('"', "");
    document.documentElement.dataset.density = density || "normal";
  };
  apply();
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const inside = /^(a(\/|$)|$)/.test(path);
  const choice = stored("countertop.sidebar");
  const narrow = choice === "true" || (choice !== "false" && matchMedia("(width < 80rem)").matches);
  document.documentElement.dataset.boot = !inside ? "none" : narrow ? "narrow" : "wide";
  dark.addEventListener("change", apply);
  paper.addEventListener("change", apply);
  addEventListener("storage", apply); // chosen in another tab
  addEventListener("themechange", apply); // chosen in this one
})();
