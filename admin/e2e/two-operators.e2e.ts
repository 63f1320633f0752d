import { expect, openInApp, test } from "./shop.ts";

// A second operator saves while the first one is still editing. The server is asked after each step.

test("metadata of two operators is merged by name, and a name that both changed is asked about", async ({
  signedIn: page,
  addProduct,
}) => {
  const { id } = await addProduct({
    metadata: { origin: "Porto", season: "spring", room: "Bath" },
  });
  const path = `/admin/products/${id}`;
  const save = async (metadata: object) => {
    const response = await page.request.post(path, { data: { metadata } });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const stored = async () => {
    const response = await page.request.get(path);
    return ((await response.json()) as { product: { metadata: object } }).product.metadata;
  };
  await openInApp(page, `products/${id}`);
  await page.getByRole("button", { name: "Edit metadata" }).click();
  const editor = page.getByRole("dialog", { name: "Metadata" });
  const row = (name: string) =>
    editor.getByRole("group").filter({ has: page.locator(`input[value="${name}"]`) });
  await row("origin").getByLabel("Value").fill("Braga");
  await row("room").getByLabel("Value").fill("Hall");
  await save({ origin: "Lisbon", season: "summer", shelf: 4 });

  await editor.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  await expect(question.getByRole("radiogroup")).toHaveCount(1);
  const origin = question.getByRole("radiogroup", { name: "origin", exact: true });
  await expect(origin).toContainText("Braga");
  await expect(origin).toContainText("Lisbon");
  const others = { season: "summer", shelf: 4 };
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Bath", ...others });

  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(row("origin").getByLabel("Value")).toHaveValue("Braga");
  await editor.getByRole("button", { name: "Save changes" }).click();
  await origin.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(editor).toBeHidden();
  expect(await stored()).toEqual({ origin: "Lisbon", room: "Hall", ...others });
});

test("a thumbnail that both operators changed is asked about, and their pictures are merged", async ({
  signedIn: page,
  addProduct,
}) => {
  const urls = ["front", "back", "detail"].map(
    (name, index) => `http://pictures.test/${name}.png#order=${index + 1}`,
  );
  await page.route("http://pictures.test/**", (route) => route.fulfill({ status: 404 }));
  const [front, back, detail] = urls.map((url) => url.replace(/#.*/, ""));
  const { id } = await addProduct({ images: urls, thumbnail: front });
  const path = `/admin/products/${id}`;
  const save = async (data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  const stored = async () => {
    const response = await page.request.get(path);
    const { product } = (await response.json()) as {
      product: { thumbnail: string; images: unknown[] };
    };
    return product;
  };
  const modal = page.getByRole("dialog", { name: "Edit media" });
  const choose = async (number: number) => {
    await openInApp(page, `products/${id}?edit=media`);
    await modal.getByRole("button", { name: `Use picture ${number} as thumbnail` }).click();
  };
  const question = page.getByRole("alertdialog", { name: "Someone else changed this too" });
  const saveButton = modal.getByRole("button", { name: "Save changes" });

  await choose(3);
  await save({ thumbnail: back, images: [...urls, "http://pictures.test/new.png#order=4"] });
  await saveButton.click();
  await expect(question).toContainText("detail.png");
  await expect(question).toContainText("back.png");
  expect((await stored()).thumbnail).toBe(back);
  await question.getByRole("radio", { name: /Their version/ }).check();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(modal).toBeHidden();
  expect(await stored()).toMatchObject({ thumbnail: back });
  expect((await stored()).images).toHaveLength(4);

  await choose(1);
  await save({ thumbnail: detail });
  await saveButton.click();
  await question.getByRole("button", { name: "Save these" }).click();
  await expect(modal).toBeHidden();
  expect((await stored()).thumbnail).toBe(front);
});
