// Asking who is signed in costs a guest a request that is refused. The shop asks only where somebody has signed in before.
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
    // Storage may be refused; then the shop asks each time.
  }
}
