import { isNotFound, isRejected } from "./answers.ts";
import type { Remembered } from "./remembered.ts";
import type { CartWriter } from "./writer.ts";

/** Number of times that an open payment is checked again. The wait doubles each time. The waits take about a minute in total. */
const CHECKS = 6;

export interface PaymentReturnState {
  /**
   * The state of a payment on a provider's own page: `checking` until the store responds, `unfinished` if nothing has been paid yet
   * or the store can't be reached, `rejected` if the store rejected the payment, `changed` if the cart isn't what the customer
   * agreed to buy, and `exchanged` if the payment was for an exchange. `none` otherwise, even after the order was placed, which is
   * then in `order`.
   */
  readonly status: "none" | "checking" | "unfinished" | "rejected" | "changed" | "exchanged";
  /** The store's error if the status is `rejected`, or the last failed request's error. Null otherwise. */
  readonly error: unknown;
}

export interface PaymentReturn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => PaymentReturnState;
  /**
   * Completes a payment that was made on a provider's page, for the cart in the page's URL, or else for the cart that the customer
   * agreed to buy.
   */
  readonly check: (linked?: string) => void;
}

export const NO_RETURN: PaymentReturnState = { status: "none", error: null };

/** Handles the customer's return from a provider's page, on any page of the storefront, after a reload, and in every tab. */
export function createPaymentReturn(
  { resume }: Pick<CartWriter, "resume">,
  { paying }: Pick<Remembered, "paying">,
): PaymentReturn {
  let state = NO_RETURN;
  let about = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function tell(status: PaymentReturnState["status"], error: unknown = null): void {
    state = status === "none" ? NO_RETURN : { status, error };
    for (const listener of listeners) listener();
  }

  async function look(id: string, linked: boolean, count: number): Promise<void> {
    try {
      const outcome = await resume(id, linked);
      if (outcome === "unfinished") later(id, linked, count);
      tell(outcome === "order" ? "none" : outcome);
    } catch (error) {
      if (isNotFound(error)) {
        paying.forget(id);
        tell("none");
      } else if (isRejected(error)) tell("rejected", error);
      else {
        later(id, linked, count);
        tell(count < CHECKS ? "checking" : "unfinished", error);
      }
    }
  }

  function later(id: string, linked: boolean, count: number): void {
    if (count >= CHECKS) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (listeners.size > 0) void look(id, linked, count + 1);
      },
      1000 * 2 ** count,
    );
  }

  const forgotten = (): void => {
    // If the customer chose a different payment method or changed the cart, the earlier result no longer applies.
    if (about !== paying.read() && (state.status === "rejected" || state.status === "unfinished")) {
      clearTimeout(timer);
      tell("none");
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = paying.subscribe(forgotten);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    getSnapshot: () => state,
    check(linked) {
      const id = linked || paying.read();
      if (!id || state.status === "checking") return;
      clearTimeout(timer);
      about = linked && linked !== paying.read() ? paying.read() : id;
      tell("checking");
      void look(id, !!linked, 0);
    },
  };
}
