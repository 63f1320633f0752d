import { Puzzle } from "lucide-react";
import type { i18n } from "i18next";
import { Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, parentsOf } from "../../lib/extensions/paths.ts";
import { register, type Dropped, type Origin } from "../../lib/extensions/registry.ts";
import { provideStrings } from "../../lib/extensions/strings.ts";
import type { Extension, ExtensionSource, Notify } from "../../lib/extensions/types.ts";
import { problemOf } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify as show } from "../../ui/notify.ts";
import { useCommands } from "../../lib/commands.ts";
import { useExtensionLabel, useExtensionLinks } from "./extensions.ts";
import type { CommandsProps, Extensions, PartProps } from "./extension-types.ts";
import { Boundary } from "../page/boundary.tsx";

interface RuntimeOptions {
  /** Loads the extensions in this build. A file exports one or more extensions. */
  fetchSources(): Promise<{ default: ExtensionSource | readonly ExtensionSource[] }>;
  /** The namespaces of the admin's own strings. */
  namespaces: readonly string[];
  i18n: i18n;
}

export async function loadExtensions({
  fetchSources,
  namespaces,
  i18n,
}: RuntimeOptions): Promise<Extensions> {
  const broken: Dropped[] = [];
  const failed = (at: number | string, error: unknown) => {
    console.error(error);
    const by = error instanceof Error ? error.message : String(error);
    broken.push({ extension: "", kind: "extension", at: String(at), reason: "broken", by });
    return undefined;
  };
  const sources = await fetchSources().then(
    (module) => [module.default].flat() as ExtensionSource[],
    (error: unknown) => {
      failed("", error);
      return [];
    },
  );
  const read = async (source: ExtensionSource, at: number): Promise<readonly Extension[]> => {
    if (typeof source !== "function") return [source];
    try {
      const inner = [(await source()).default].flat();
      return (await Promise.all(inner.map((one) => read(one, at)))).flat();
    } catch (error) {
      failed(at, error);
      return [];
    }
  };
  const extensions = await Promise.all(sources.map((source, index) => read(source, index + 1)));
  const taken = { namespaces };
  const registry = register(extensions.flat(), taken);
  const dropped = [...broken, ...registry.dropped];
  if (import.meta.env.DEV)
    for (const { extension, kind, at, reason, by } of dropped)
      console.warn(`Extension ${extension}: ${kind} ${at} was left out: ${reason} ${by ?? ""}`);
  await Promise.all([i18n.loadNamespaces("extensions"), provideStrings(i18n, registry.strings)]);
  return {
    registry: { ...registry, dropped },
    Part,
    Commands,
    icon: (Given) => (
      <Boundary fallback={() => <Puzzle aria-hidden />}>
        {Given ? <Given aria-hidden /> : <Puzzle aria-hidden />}
      </Boundary>
    ),
    page(address) {
      const match = matchPath(registry.routes, address);
      return match && { ...match, parents: parentsOf(registry.routes, address) };
    },
    settingsPage: (address) => matchPath(registry.settings, address)?.entry,
  };
}

const notify: Notify = {
  success: (title, message) => show("success", title, message),
  error: (title, message) => show("error", title, message),
  warn: (title, message) => show("warning", title, message),
  info: (title, message) => show("info", title, message),
};

/**
 * Renders a part of an extension. If the part fails, the error message contains the extension's name, and the rest of the page
 * keeps working.
 */
function Part({ component, origin, given }: PartProps) {
  // The registration has already checked the props against the zone or the path.
  const Component = component as ComponentType<object>;
  return (
    <Boundary fallback={(error, retry) => <Failed {...{ origin, error, retry }} />}>
      <Suspense>
        <Component {...given} {...{ notify }} />
      </Suspense>
    </Boundary>
  );
}

function Failed({ origin, error, retry }: { origin: Origin; error: unknown; retry(): void }) {
  const { t } = useTranslation("extensions");
  const { t: tCommon } = useTranslation("common");
  // Errors show their own messages, which help the extension's author find the bug. Other thrown values get a general one.
  const { message } = problemOf(error, tCommon);
  const { extension, kind, at } = origin;
  return (
    <Alert
      title={t("failed.title", { name: extension })}
      action={
        <Button size="sm" onClick={retry}>
          {tCommon("actions.retry")}
        </Button>
      }
    >
      {t(`kinds.${kind}`)} <code>{at}</code>
      {": "}
      {error instanceof Error ? error.message : message}
    </Alert>
  );
}

/** Links and commands of extensions in the command palette, with their shortcuts. */
function Commands({ commands, icon, onNavigate }: CommandsProps) {
  const { t } = useTranslation("extensions");
  const label = useExtensionLabel();
  const links = useExtensionLinks();
  const navigate = (path: string) => onNavigate(`/a${path}`);
  useCommands([
    ...links.map((link) => ({
      id: `go.${link.to}`,
      group: "go" as const,
      label: link.label,
      icon: link.icon,
      run: () => onNavigate(link.to),
    })),
    ...commands.map((command) => ({
      id: `extension.${command.id}`,
      group: "extensions" as const,
      label: label(command.label, command.origin),
      icon: icon(command.icon),
      ...(command.keys !== undefined && { keys: command.keys }),
      run: () => {
        void attempt(() => command.run({ notify, navigate })).catch((error: unknown) => {
          console.error(error);
          notify.error(
            t("failed.title", { name: command.origin.extension }),
            error instanceof Error ? error.message : String(error),
          );
        });
      },
    })),
  ]);
  return null;
}

/** Converts a synchronous error to a rejection. */
const attempt = async (act: () => unknown): Promise<unknown> => await act();
