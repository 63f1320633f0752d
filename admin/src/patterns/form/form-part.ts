import { createContext, use, useEffect } from "react";
import { useEvent } from "../../lib/use-event.ts";

/** Values of a record's form that aren't form fields, such as images. The page's save bar saves them with the fields. */
export interface FormPart {
  dirty: boolean;
  /** Resolves when the part can be saved, for example after its uploads. */
  ready(): Promise<void>;
  /**
   * Returns the values to send, for the record as the server returns it. Throws `BackToForm`, or `CannotBeDone` with the reason
   * why the part can't be saved.
   */
  toBody(now: object): Promise<object>;
  /** Called with the record that contains the saved values. */
  onSaved(saved: object): void;
  discard(): void;
}

/** Sets the part of the form on the page around. */
export const FormParts = createContext<(part: FormPart | undefined) => void>(() => {});

/** Adds a part to the form of the page around the calling component, while it is mounted. */
export function useFormPart({ dirty, ...part }: FormPart): void {
  const join = use(FormParts);
  const ready = useEvent(part.ready);
  const toBody = useEvent(part.toBody);
  const onSaved = useEvent(part.onSaved);
  const discard = useEvent(part.discard);
  useEffect(() => {
    join({ dirty, ready, toBody, onSaved, discard });
  }, [join, dirty, ready, toBody, onSaved, discard]);
  useEffect(() => () => join(undefined), [join]);
}
