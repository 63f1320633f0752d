import type { i18n } from "i18next";
import type { ExtensionStrings, Strings } from "./types.ts";

type Done = (error: unknown, strings?: Strings | boolean) => void;
interface Backend {
  read(language: string, namespace: string, done: Done): void;
}

interface Connector {
  backend: Backend;
  prepareLoading(
    languages: string[],
    namespaces: string[],
    options: object,
    done: () => void,
  ): void;
}

/**
 * Makes i18next read the strings of extensions from the extensions instead of the server, even after the language changes.
 * English fills in for missing translations.
 */
export async function provideStrings(
  i18n: i18n,
  given: readonly ExtensionStrings[],
): Promise<void> {
  if (given.length === 0) return;
  const owners = new Map(given.map((strings) => [strings.namespace, strings]));
  const connector = i18n.services.backendConnector as Connector;
  const { backend } = connector;
  const read = backend.read.bind(backend);
  backend.read = (language, namespace, done) => {
    const owner = owners.get(namespace);
    if (owner) void answer(owner, language, done);
    else read(language, namespace, done);
  };
  const names = [...owners.keys()];
  // Also loads English, because translations of extensions may be incomplete, unlike those of the admin.
  const english = new Promise<void>((done) => connector.prepareLoading(["en"], names, {}, done));
  await Promise.all([i18n.loadNamespaces(names), english]);
}

async function answer(owner: ExtensionStrings, language: string, done: Done): Promise<void> {
  try {
    const strings = "resources" in owner ? owner.resources[language] : await owner.load(language);
    done(null, strings ?? {});
  } catch (error) {
    console.error(error);
    done(error, false);
  }
}
