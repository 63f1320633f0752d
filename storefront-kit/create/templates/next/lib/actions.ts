"use server";
import { ApiError } from "@countertop/sdk";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { places } from "./place";
import { getRegions, getServerCart } from "./store";

/** Returns the values that move a cart to a place's region. Undefined if no region has the place's country. */
async function regionOf(place: string) {
  const { country } = places.read(place);
  const region = (await getRegions()).find((one) =>
    one.countries?.some(({ iso_2 }) => iso_2 === country),
  );
  return region && { region_id: region.id, country_code: country };
}

/** Adds an item for visitors whose browser hasn't loaded the scripts, or doesn't run them. */
export async function addToCart(place: string, form: FormData): Promise<void> {
  const variant_id = form.get("variant_id") as string;
  const quantity = Number(form.get("quantity") ?? 1);
  let problem = "";
  try {
    const cart = await getServerCart(form.get("attempt") as string);
    const [region, known] = await Promise.all([regionOf(place), cart.read()]);
    // Moves the cart first, so that the item gets the price on the page.
    if (region && known?.region_id !== region.region_id) await cart.write("setRegion", region);
    await cart.write("addItem", { variant_id, quantity });
  } catch (error) {
    problem = error instanceof ApiError && error.status < 500 ? "rejected" : "unreachable";
  }
  redirect(`/${place}/cart${problem && `?cart_error=${problem}`}`);
}

/** Remembers the visitor's country and language, moves the cart there, and opens the home page. */
export async function choosePlace(form: FormData): Promise<void> {
  const place = form.get("place") as string;
  const region = places.inPath(`/${place}`) === place ? await regionOf(place) : undefined;
  if (!region) redirect("/");
  const jar = await cookies();
  jar.set("place", place, { path: "/", maxAge: 400 * 86_400, sameSite: "lax" });
  jar.delete("unserved");
  const cart = await getServerCart();
  // If this fails, adding the next item moves the cart.
  if (cart.id) await cart.write("setRegion", region).catch(() => undefined);
  redirect(`/${place}`);
}
