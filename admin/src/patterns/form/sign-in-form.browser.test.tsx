import { createHttpClient } from "@countertop/sdk";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import auth from "../../../public/locales/en/auth.json" with { type: "json" };
import common from "../../../public/locales/en/common.json" with { type: "json" };
import { SignInForm } from "./sign-in-form.tsx";

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: "en", defaultNS: "common", resources: { en: { auth, common } } });
});

/** Signs in to a store that responds to the sign-in and to the check of the session with these statuses. */
async function signIn(signedIn: number, session: number) {
  const onSuccess = vi.fn<() => void>();
  const client = createHttpClient({
    baseUrl: "http://store.test",
    retries: 0,
    fetch: async (...call) => {
      const status = new Request(...call).method === "POST" ? signedIn : session;
      return Response.json({ user: { id: "usr_ann" } }, { status });
    },
  });
  const screen = await render(<SignInForm client={client} onSuccess={onSuccess} />);
  await userEvent.fill(screen.getByLabelText("Email"), "ann@example.test");
  await userEvent.fill(screen.getByLabelText("Password", { exact: true }), "a password");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  return { screen, onSuccess };
}

it("a sign-in with a correct password but without a session shows the cause", async () => {
  const { screen, onSuccess } = await signIn(200, 401);
  await expect.element(screen.getByRole("alert")).toHaveTextContent(auth.login.noSession);
  expect(onSuccess).not.toHaveBeenCalled();
});

it("a sign-in with a wrong email or password shows a message", async () => {
  const { screen, onSuccess } = await signIn(401, 401);
  await expect.element(screen.getByRole("alert")).toHaveTextContent(auth.login.wrong);
  expect(onSuccess).not.toHaveBeenCalled();
});

it.each([200, 500])(
  "a sign-in continues if there is a session, or if the check of the session fails with %s",
  async (status) => {
    const { onSuccess } = await signIn(200, status);
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1);
  },
);
