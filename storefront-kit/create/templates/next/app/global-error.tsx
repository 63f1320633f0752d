"use client";
import "./globals.css";

/** Shown if even the layout fails, for example if the store can't be reached and nothing is cached. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p role="alert">We couldn't reach the store. Please try again in a moment.</p>
          <button type="button" className="button" onClick={reset}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
