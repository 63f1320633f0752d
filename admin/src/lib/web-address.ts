/** True if an image's URL is safe to open as a link. URLs can come from an import file, which anyone could have written. */
export function isWebAddress(url: string, page: string = document.baseURI): boolean {
  if (url === "" || !URL.canParse(url, page)) return false;
  const { protocol, username, password } = new URL(url, page);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
