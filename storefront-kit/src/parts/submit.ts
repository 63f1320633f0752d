import { useRef, useState } from "react";

export interface Submit {
  /** Submits, unless a call is pending. A second press may come before the first one is rendered. */
  readonly submit: (send: () => void | Promise<unknown>) => Promise<void>;
  readonly isSubmitting: boolean;
  /** The error of the last call, until the next one. */
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
