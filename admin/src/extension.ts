import type { Extension } from "./lib/extensions/types.ts";

/*
 * What extensions import, as `@countertop/admin/extension`: docs/extensions.md. Data comes from the hooks of
 * `@countertop/sdk/react`. What stands here is kept stable; everything else of the admin may change at any time.
 */

/** Checks the extension's shape while it is being written. */
export const defineExtension = <const Paths extends readonly string[] = readonly string[]>(
  extension: Extension<Paths>,
): Extension =>
  // That each page takes the parameters of its own path has been checked, and no longer matters.
  extension as unknown as Extension;

/**
 * Names of an extension's strings, for `useTranslation` to know its keys:
 * `declare module "@countertop/admin/extension" { interface Translations { loyalty: typeof english } }`
 */
export interface Translations {}

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
export { useFormat } from "./patterns/use-format.ts";
export { ErrorState } from "./patterns/error-state.tsx";
export { DetailPage, DetailSkeleton } from "./patterns/detail-page.tsx";
export { ExtensionLink, useExtensionNavigate } from "./patterns/extension-link.tsx";
export { Page } from "./patterns/page.tsx";
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
