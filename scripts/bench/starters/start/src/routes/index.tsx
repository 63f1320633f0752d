import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";

export const Route = createFileRoute("/")({ component: Page });

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>An empty page</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed: {count}
      </button>
    </main>
  );
}
