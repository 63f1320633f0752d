import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveSession } from "@countertop/sdk/operations";
import { Suspense, useSyncExternalStore } from "react";
import { emptyStorage } from "../../lib/browser-storage.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { leaveWithoutPrompt } from "../../lib/leave-without-prompt.ts";
import type { SessionKeeper } from "../../lib/session-keeper.ts";
import { mayReload } from "../../lib/unsaved-work.ts";

// Loads with the strings of the sign-in page.
const SignInAgain = lazyPart(() => import("./sign-in-again.tsx"), "SignInAgain", "auth");

export interface SessionDialogProps {
  keeper: SessionKeeper;
  /** A client without session handling. With it, the sign-in request would wait for a sign-in. */
  client: HttpClient;
  user: { id: string; email: string };
}

/** Asks for the password after the session has expired, and then retries the rejected requests. */
export function SessionDialog({ keeper, client, user }: SessionDialogProps) {
  const asking = useSyncExternalStore(keeper.subscribe, keeper.isAsking);
  if (!asking) return null;
  const signedIn = async () => {
    const { user: now } = await adminRetrieveSession(client);
    if (now.id === user.id) return keeper.answer(true);
    // If another user has signed in, deletes the data and drafts of the first user.
    emptyStorage("reader");
    leaveWithoutPrompt(() => location.reload());
  };
  return (
    <Suspense>
      <SignInAgain
        client={client}
        email={user.email}
        onSignedIn={signedIn}
        // Nothing can be saved without a session, so this asks the user first if there is unsaved work without a draft.
        onGiveUp={() => void mayReload().then((leave) => leave && keeper.answer(false))}
      />
    </Suspense>
  );
}
