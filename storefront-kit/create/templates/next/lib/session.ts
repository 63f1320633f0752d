/**
 * Remembers in a cookie that a customer signed in, so that guests' pages don't ask the store for a customer. The session itself is
 * in the store's cookie, which scripts can't read, and which the store also gives to guests.
 */
export function rememberSignIn(isSignedIn: boolean): void {
  document.cookie = `signed-in=1; path=/; samesite=lax; max-age=${isSignedIn ? 400 * 86_400 : 0}`;
}
