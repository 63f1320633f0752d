// Medusa calls a plugin's loaders with its container, which contains the store's configuration.
import { adminCors, allowedBy } from "../cors.ts";

interface Container {
  resolve(name: "configModule"): { projectConfig?: { admin_cors?: string } };
}

export default function readOrigins(container: Container): void {
  const { projectConfig } = container.resolve("configModule");
  adminCors.allows = allowedBy(projectConfig?.admin_cors ?? "");
}
