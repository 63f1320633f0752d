/** True if a picture's address, which anybody with an import file may choose, can be opened as a link. */
export function isWebAddress(url: string, page: string = document.baseURI): boolean {
  if (url === "" || !URL.canParse(url, page)) return false;
  const { protocol, username, password } = new URL(url, page);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
