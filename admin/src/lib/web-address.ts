/** True if an image's address, which anyone with an import file can choose, can be opened as a link. */
export function isWebAddress(url: string, page: string = document.baseURI): boolean {
  if (url === "" || !URL.canParse(url, page)) return false;
  const { protocol, username, password } = new URL(url, page);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
