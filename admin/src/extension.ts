/* The entry point for extensions, `@countertop/admin/extension` (docs/extensions.md). Extensions get data with the hooks of
   `@countertop/sdk/react`. These exports are stable. All other code of the admin may change at any time. */

// Exports the whole module, because extensions add their strings to its `Translations` interface under this module's name.
export * from "./lib/extensions/define.ts";
export type {
  Extension,
  ExtensionCommand,
  ExtensionProps,
  ExtensionSource,
  Notify,
  PageProps,
  SettingsPage,
  WidgetProps,
} from "./lib/extensions/types.ts";
export { zones, type Zone } from "./lib/extensions/zones.ts";

export { useTranslation } from "react-i18next";
export { ErrorState, Page, useFormat } from "./patterns/page.ts";
export { DetailPage, DetailSkeleton } from "./patterns/record.ts";
export { ExtensionLink, useExtensionNavigate } from "./patterns/extension.ts";
export { Alert } from "./ui/alert.tsx";
export { Badge } from "./ui/badge.tsx";
export { Button, IconButton } from "./ui/button.tsx";
export { Card } from "./ui/card.tsx";
export { Checkbox } from "./ui/checkbox.tsx";
export { CopyButton } from "./ui/copy-button.tsx";
export { Empty } from "./ui/empty.tsx";
export { Fact, Facts } from "./ui/facts.tsx";
export { TextareaField, TextField } from "./ui/field.tsx";
export { NumberField } from "./ui/number-field.tsx";
export { SelectField } from "./ui/select.tsx";
export { Skeleton } from "./ui/skeleton.tsx";
export { Switch } from "./ui/switch.tsx";
export * as Table from "./ui/table.tsx";
