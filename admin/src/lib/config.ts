import { inPage } from "./detection.ts";

export interface Config {
  /** The origin of the API, without a path. Empty if the admin's own origin proxies requests. */
  apiUrl: string;
  /** The analytics service for users who have given their consent. Undefined if none is configured. */
  analytics?: AnalyticsConfig;
  /** True if the admin's server forwards assistants' plans (`server/inbox.ts`). */
  assistants?: boolean;
}

export interface AnalyticsConfig {
  writeKey: string;
  /** The URL to which events are sent, such as https://api.segment.io/v1. */
  host: string;
}

let inbox = false;
/** True if the loaded configuration has an inbox for assistants' plans. */
export const hasInbox = (): boolean => inbox;

const FILE = "public/config.json";

/** Reads the configuration when the admin starts instead of at build time, so that the same build runs anywhere. */
export async function loadConfig(fetchFile: typeof fetch = fetch): Promise<Config> {
  const json = written() ?? (await inFile(fetchFile));
  const apiUrl = json?.apiUrl;
  if (typeof apiUrl !== "string" || !/^$|^https?:\/\/[^/]+\/?$/.test(apiUrl)) {
    throw new ConfigError(
      `${FILE} must be like { "apiUrl": "" } or { "apiUrl": "https://shop.example" }.`,
    );
  }
  const { analytics, assistants } = json ?? {};
  inbox = assistants === true;
  if (analytics === undefined) return { apiUrl };
  const { writeKey, host } = analytics ?? {};
  if (typeof writeKey !== "string" || writeKey === "" || !/^https?:\/\/[^/]/.test(host ?? "")) {
    throw new ConfigError(
      `"analytics" in ${FILE} must be like { "writeKey": "…", "host": "https://api.segment.io/v1" }.`,
    );
  }
  return { apiUrl, analytics: { writeKey, host } };
}

/** The configuration that the admin's own server embeds in the page, which saves a request. */
function written(): Partial<Config> | null {
  const text = inPage("config");
  return text === "" ? null : (JSON.parse(text) as Partial<Config>);
}

async function inFile(fetchFile: typeof fetch): Promise<Partial<Config> | null> {
  const response = await fetchFile(FILE).catch(() => undefined);
  if (!response?.ok)
    throw new ConfigError(`${FILE} could not be read. Put it beside the admin's files.`);
  return response.json().catch(() => null) as Promise<Partial<Config> | null>;
}

/**
 * Thrown for an invalid configuration. The message is for the person who installs the admin, in plain English, because
 * translations haven't loaded yet.
 */
export class ConfigError extends Error {
  override name = "ConfigError";
}
