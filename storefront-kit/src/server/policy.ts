export interface PolicySettings {
  /** A random value, new for each response. Scripts in the page's HTML must have it as their `nonce`. */
  readonly nonce: string;
  /** True for a development server, whose tools evaluate code and add inline styles. */
  readonly isDevelopment?: boolean | undefined;
  /** More sources by directive, such as a payment provider's: `{ "frame-src": ["https://js.stripe.com"] }`. */
  readonly more?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Returns a content security policy for a storefront's pages. Only scripts with the nonce run, and scripts that they load. */
export function contentSecurityPolicy({
  nonce,
  isDevelopment = false,
  more = {},
}: PolicySettings): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...evalIn(isDevelopment)],
    "style-src": ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [name, sources] of Object.entries(more))
    directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

const evalIn = (isDevelopment: boolean): string[] => (isDevelopment ? ["'unsafe-eval'"] : []);
