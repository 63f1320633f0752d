// Sets light or dark, and the density, before anything is painted, and follows the system's and the reader's choice from then on.
// "light" or "dark" in local storage is the reader's choice; nothing there means: as the system has it.
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
    // Paper is white in every theme.
    document.documentElement.dataset.theme = paper.matches ? "light" : theme;
    // Stored as JSON, like every other choice.
    const density = (stored("countertop.density") ?? "").replaceAll('"', "");
    document.documentElement.dataset.density = density || "normal";
  };
  apply();
  dark.addEventListener("change", apply);
  paper.addEventListener("change", apply);
  addEventListener("storage", apply); // chosen in another tab
  addEventListener("themechange", apply); // chosen in this one
})();
