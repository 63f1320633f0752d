"use client";
import { ApiError } from "@countertop/sdk";
import {
  useCustomer,
  useCustomerOrderPages,
  useSignIn,
  useSignOut,
} from "@countertop/storefront-kit/customer";

const signInProblem = (error: Error): string =>
  error instanceof ApiError && error.status === 401
    ? "This email or password is wrong."
    : "You couldn't be signed in. Please try again.";

export function Account() {
  const { customer } = useCustomer();
  const signIn = useSignIn();
  const signOut = useSignOut();
  const { orders, page, pageCount, setPage } = useCustomerOrderPages();
  if (customer === undefined) return <p>…</p>;
  if (customer === null)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const [email, password] = [form.get("email"), form.get("password")] as [string, string];
          signIn.mutate({ email, password });
        }}
      >
        <input name="email" type="email" aria-label="Email" />
        <input name="password" type="password" aria-label="Password" />
        <button>Sign in</button>
        {signIn.error && <p role="alert">{signInProblem(signIn.error)}</p>}
      </form>
    );
  return (
    <>
      <h1>{customer.first_name}</h1>
      <ul>
        {orders.map(({ id, display_id }) => (
          <li key={id}>#{display_id}</li>
        ))}
      </ul>
      <button disabled={page + 1 >= pageCount} onClick={() => setPage(page + 1)}>
        Older
      </button>
      <button onClick={() => signOut.mutate()}>Sign out</button>
    </>
  );
}
