export { ExtensionLink, useExtensionNavigate } from "./extension/extension-link.tsx";
export {
  expectExtensions,
  extensionsReady,
  startExtensions,
  useExtensionLabel,
  useExtensionLinks,
  useExtensions,
} from "./extension/extensions.ts";
