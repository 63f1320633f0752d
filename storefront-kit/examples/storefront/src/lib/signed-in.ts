// Requesting the customer costs a guest a refused request, so this is only done if somebody has signed in before.
const KEY = "countertop-signed-in";

export const hasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
};

export function rememberSignIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be refused; then the storefront sends the request each time.
  }
}
