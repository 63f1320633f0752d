import { useRef, useState } from "react";

export interface Submit {
  /** Submits, unless a call is pending. A second press may come before the button is rendered as disabled. */
  readonly submit: (send: () => void | Promise<unknown>) => Promise<void>;
  readonly isSubmitting: boolean;
  /** The error of the last call, until the next call. */
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
