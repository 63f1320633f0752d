const asked = new URLSearchParams(location.search);

export const choices = {
  theme: ["light", "dark"],
  dir: ["ltr", "rtl"],
  density: ["normal", "compact", "roomy"],
};

/** Display settings of the gallery, from the URL: `?theme=dark&dir=rtl&density=compact`. */
export const settings = {
  theme: asked.get("theme") ?? "light",
  dir: asked.get("dir") ?? "ltr",
  density: asked.get("density") ?? "normal",
  locale: asked.get("dir") === "rtl" ? "ar-EG" : "en",
};
