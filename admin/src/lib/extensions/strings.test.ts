import i18next, { type BackendModule } from "i18next";
import { expect, it, vi } from "vitest";
import { provideStrings } from "./strings.ts";

/** Simulates the files with the admin's own strings. */
function start(lng: string) {
  const asked: string[] = [];
  const backend: BackendModule = {
    type: "backend",
    init() {},
    read(language, namespace, done) {
      asked.push(`${language}/${namespace}`);
      done(null, { hello: `${language} admin` });
    },
  };
  const i18n = i18next.createInstance();
  return { i18n, asked, ready: i18n.use(backend).init({ lng, fallbackLng: "en", ns: ["common"] }) };
}
const text = (i18n: typeof i18next, key: string) => i18n.t(key as never);

it("strings of extensions are in the user's language, or in English if they aren't translated", async () => {
  const { i18n, asked, ready } = start("de");
  await ready;
  await provideStrings(i18n, [
    {
      namespace: "desk",
      resources: { en: { hello: "Hello", bye: "Bye" }, de: { hello: "Hallo" } },
    },
  ]);
  expect(text(i18n, "desk:hello")).toBe("Hallo");
  expect(text(i18n, "desk:bye")).toBe("Bye");
  expect(text(i18n, "common:hello")).toBe("de admin");
  expect(asked).toEqual(["de/common", "en/common"]);
});

it("strings of extensions load again when the language changes, and are in English if that fails", async () => {
  const { i18n, asked, ready } = start("en");
  await ready;
  const wanted: string[] = [];
  const load = async (language: string) => {
    wanted.push(language);
    if (language === "fr") throw new Error("not there");
    return language === "en" ? { hello: "Hello" } : undefined;
  };
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await provideStrings(i18n, [{ namespace: "desk", load }]);
  await i18n.changeLanguage("fr");
  expect(text(i18n, "desk:hello")).toBe("Hello");
  await i18n.changeLanguage("pl");
  expect(text(i18n, "desk:hello")).toBe("Hello");
  expect(wanted).toEqual(["en", "fr", "pl"]);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
  expect(asked.every((file) => file.endsWith("/common"))).toBe(true);
});
