import { css } from "#styled/css";
import type { Origin } from "../../lib/extensions/registry.ts";
import { useExtensionLabel, useExtensions } from "../../patterns/extension.ts";
import { usePageTitle } from "../../lib/page-title.ts";

/** A page that an extension registered. `address` is the path within the admin. */
export function ExtensionPage({ address }: { address: string }) {
  const extensions = useExtensions();
  const match = extensions?.page(address);
  if (!extensions || !match) return null;
  const { entry, params } = match;
  return (
    <>
      <UsualTitle text={entry.link?.label} origin={entry.origin} />
      <div className={screen}>
        <extensions.Part
          // Remounts the page for a different record, so that an error of one record doesn't affect the next.
          key={address}
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

/** Sets the title before the page renders, so that the page's own title replaces it. */
function UsualTitle({ text, origin }: { text: string | undefined; origin: Origin }) {
  const label = useExtensionLabel();
  usePageTitle(text === undefined ? origin.extension : label(text, origin));
  return null;
}

// Gives the error message of a failed page a margin.
const screen = css({ "& > [role=alert]": { margin: "gutter" } });
