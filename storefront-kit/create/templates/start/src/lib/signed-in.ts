// Remembers that a customer has signed in on this device. The request for the customer fails for guests, so it's sent only after a
// sign-in.
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
    // Storage may be unavailable. In that case, the storefront sends the request each time.
  }
}
