/** True if an image's URL can be opened as a link. Anyone who writes an import file can choose the URL. */
export function isWebAddress(url: string, page: string = document.baseURI): boolean {
  if (url === "" || !URL.canParse(url, page)) return false;
  const { protocol, username, password } = new URL(url, page);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
