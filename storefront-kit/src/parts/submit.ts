import { useRef, useState } from "react";

export interface Submit {
  /** Sends, unless it is being sent: a second press comes before the first one has been drawn. */
  readonly submit: (send: () => void | Promise<unknown>) => Promise<void>;
  readonly isSubmitting: boolean;
  /** What it failed with, until it is tried again. */
  readonly submitError: unknown;
}

export function useSubmit(): Submit {
  const [isSubmitting, setSubmitting] = useState(false);
  const [submitError, setSubmitError] = useState<unknown>();
  const sending = useRef(false);
  return {
    isSubmitting,
    submitError,
    async submit(send) {
      if (sending.current) return;
      sending.current = true;
      setSubmitting(true);
      setSubmitError(undefined);
      try {
        await send();
      } catch (error) {
        setSubmitError(error);
      } finally {
        sending.current = false;
        setSubmitting(false);
      }
    },
  };
}
