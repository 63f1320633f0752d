"use client";
import { createClient, type Client } from "@countertop/sdk";
import { MedusaProvider, useMedusa } from "@countertop/storefront-kit";
import { useState, type ReactNode } from "react";

const shop = createClient({ baseUrl: "http://localhost:9000", timeout: 10_000 });

export function Shop({ children }: { children: ReactNode }) {
  return <MedusaProvider client={shop}>{children}</MedusaProvider>;
}

export function EmailField() {
  const { client } = useMedusa<Client>();
  const [known, setKnown] = useState(false);
  const check = async (email: string) => {
    const { exists } = await client.store.auth.checkEmail({ email });
    setKnown(exists);
  };
  return (
    <label>
      Email <input type="email" onBlur={(event) => void check(event.target.value)} />
      {known && "You have an account: sign in."}
    </label>
  );
}
