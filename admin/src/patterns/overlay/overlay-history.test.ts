import { createMemoryHistory } from "@tanstack/react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { closeMeansBack } from "./overlay-history.ts";

let history: ReturnType<typeof createMemoryHistory>;
const at = (start: string) => {
  history = closeMeansBack(createMemoryHistory({ initialEntries: ["/", start], initialIndex: 1 }));
};
const here = () => history.location.href;

describe("closing an overlay", () => {
  beforeEach(() => at("/list"));

  it("goes back to the history entry before the overlay", () => {
    history.push("/record");
    history.push("/record?edit=prices");
    history.push("/record");
    expect(here()).toBe("/record");
    history.back();
    expect(here()).toBe("/list");
    history.forward();
    history.forward();
    expect(here()).toBe("/record?edit=prices");
  });

  it("works even if the rest of the URL is written differently", () => {
    history.push("/list?q=mug&page=2");
    history.push("/list?edit=create&page=2&q=mug");
    history.push("/list?page=2&q=mug");
    expect(here()).toBe("/list?q=mug&page=2");
  });

  it("goes back only once, even if the overlay replaced another one", () => {
    history.push("/list?edit=import");
    history.push("/list?edit=export");
    expect(here()).toBe("/list?edit=export");
    history.push("/list");
    expect(here()).toBe("/list");
    history.back();
    expect(here()).toBe("/");
  });

  it("doesn't leave a page that was opened by its URL", () => {
    at("/record?edit=prices");
    history.push("/record");
    expect(here()).toBe("/record");
    history.back();
    expect(here()).toBe("/");
  });

  it("keeps parameters that changed together with the overlay", () => {
    history.push("/list?edit=import");
    history.push("/list?status=draft");
    expect(here()).toBe("/list?status=draft");
    history.back();
    expect(here()).toBe("/list");
  });

  it("keeps all other history entries", () => {
    history.push("/list?page=2");
    history.push("/list?edit=prices&page=2");
    history.push("/other");
    history.back();
    expect(here()).toBe("/list?edit=prices&page=2");
    history.back();
    expect(here()).toBe("/list?page=2");
  });
});
