/** Replacements for `fetch` and `XMLHttpRequest` in the code of extensions. They report successful writes. */

const listeners = new Set<() => void>();

export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isWrite = (method: string): boolean => !/^(get|head|options)$/i.test(method);

const report = (): void => {
  for (const listener of listeners) listener();
};

export const fetch: typeof globalThis.fetch = async (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  const response = await globalThis.fetch(input, init);
  if (response.ok && isWrite(method)) report();
  return response;
};

export class XMLHttpRequest extends globalThis.XMLHttpRequest {
  override open(method: string, url: string | URL, ...rest: unknown[]): void {
    if (isWrite(method))
      this.addEventListener("load", () => {
        if (this.status >= 200 && this.status < 300) report();
      });
    // The last three arguments are optional, and their defaults depend on whether they're given.
    (super.open as (...given: unknown[]) => void)(method, url, ...rest);
  }
}
