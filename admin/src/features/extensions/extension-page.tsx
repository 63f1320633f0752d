import { css } from "#styled/css";
import type { Origin } from "../../lib/extensions/registry.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { usePageTitle } from "../../lib/page-title.ts";

/** A page that an extension registered. `address` is the path within the admin. */
export function ExtensionPage({ address }: { address: string }) {
  const extensions = useExtensions();
  const match = extensions?.page(address);
  if (!extensions || !match) return null;
  const { entry, params, address: own } = match;
  return (
    <>
      <UsualTitle text={entry.link?.label} origin={entry.origin} />
      <div className={screen}>
        <extensions.Part
          // Remounts the page for each record, so that an error in one record doesn't affect the next. A page that has the URLs
          // below its path keeps its state among them.
          key={own}
          component={entry.component}
          origin={entry.origin}
          given={{ params }}
        />
      </div>
    </>
  );
}

export function ExtensionSettings({ address }: { address: string }) {
  const extensions = useExtensions();
  const entry = extensions?.settingsPage(address);
  if (!extensions || !entry) return null;
  return (
    <>
      <UsualTitle text={entry.card.label} origin={entry.origin} />
      <div className={screen}>
        <extensions.Part key={address} component={entry.component} origin={entry.origin} />
      </div>
    </>
  );
}

/** Sets a default title before the page renders. The page can then replace it. */
function UsualTitle({ text, origin }: { text: string | undefined; origin: Origin }) {
  const label = useExtensionLabel();
  usePageTitle(text === undefined ? origin.extension : label(text, origin));
  return null;
}

// Adds a margin around the error message of a page that failed.
const screen = css({ "& > [role=alert]": { margin: "gutter" } });
