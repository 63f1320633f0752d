import { StrictMode } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useCheckedForm, type CheckedFormSettings } from "./form.ts";

function SignUp(settings: CheckedFormSettings) {
  const { errors, isSubmitting, submitError, getFormProps } = useCheckedForm(settings);
  return (
    <form {...getFormProps()} aria-label="Sign up" aria-busy={isSubmitting}>
      <input name="email" type="email" required aria-label="Email" />
      <input name="password" minLength={3} aria-label="Password" />
      <textarea name="note" required defaultValue=" hello " aria-label="Note" />
      <output>{Object.entries(errors).flat().join(" ")}</output>
      {submitError instanceof Error && <p role="alert">{submitError.message}</p>}
      <button>Send</button>
    </form>
  );
}

const open = (settings: CheckedFormSettings) =>
  render(
    <StrictMode>
      <SignUp {...settings} />
    </StrictMode>,
  );

it("an invalid field shows the storefront's message until the value is valid", async () => {
  const onSubmit = vi.fn<CheckedFormSettings["onSubmit"]>();
  const screen = await open({
    onSubmit,
    say: ({ validity }) => (validity.valueMissing ? "is missing" : "is no address"),
  });
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("email is missing");
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await screen.getByLabelText("Email").fill("ada");
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("email is no address");
  await screen.getByLabelText("Email").fill("ada@example.test");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole("button").click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    email: "ada@example.test",
    password: "",
    note: "hello",
  });
});

it("fields show the browser's messages if the storefront has none", async () => {
  const screen = await open({ onSubmit: vi.fn<CheckedFormSettings["onSubmit"]>() });
  await screen.getByRole("button").click();
  await expect.poll(() => screen.getByRole("status").element().textContent).toMatch(/^email .+/);
});

it("a form is submitted once if the button is pressed repeatedly, and can be submitted again after a failure", async () => {
  const calls: PromiseWithResolvers<void>[] = [];
  const onSubmit = vi.fn<CheckedFormSettings["onSubmit"]>(() => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  });
  const screen = await open({ onSubmit });
  const form = screen.getByRole("form", { name: "Sign up" });
  await screen.getByLabelText("Email").fill("ada@example.test");
  await screen.getByRole("button").dblClick();
  await expect.element(form).toHaveAttribute("aria-busy", "true");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  calls[0]?.reject(new Error("no connection"));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("no connection");
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  calls[1]?.resolve();
  await expect.element(form).toHaveAttribute("aria-busy", "false");
});
