// Tests that the raw record is shown as the server returns it, without credentials.
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { RawData } from "./developer-details.tsx";

it("developer details show the raw record without its credentials", async () => {
  const record = { id: "usr_1", api_token: "s3cret", metadata: { client_secret: "s3cret" } };
  const screen = await render(<RawData record={record} />);
  screen.container.querySelector("summary")?.click();
  await expect.poll(() => screen.container.querySelector("pre")?.textContent).toContain("usr_1");
  const shown = screen.container.querySelector("pre")?.textContent;
  expect(JSON.parse(shown ?? "")).toEqual({
    id: "usr_1",
    api_token: "[redacted]",
    metadata: { client_secret: "[redacted]" },
  });
});
