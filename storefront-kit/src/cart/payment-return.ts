import { isNotFound, isRefused } from "./answers.ts";
import type { CartWriter, Remembered } from "./writer.ts";

/** How often a payment is asked about that is still open, each time after twice as long: for about a minute. */
const CHECKS = 6;

export interface PaymentReturnState {
  /**
   * How a payment stands that a provider asked for on its own page: `checking` while the store is asked, `unfinished` where nothing was
   * paid yet, `refused` with the `error`, `changed` where the cart is not what the customer agreed to buy, `exchanged` where it paid for an
   * exchange. `none` where there is nothing to tell, and where the order was made: that is `order` then.
   */
  readonly status: "none" | "checking" | "unfinished" | "refused" | "changed" | "exchanged";
  readonly error: unknown;
}

export interface PaymentReturn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => PaymentReturnState;
  /** Ends what was left for a provider's page: that of the cart which the page's address names, else the visitor's own. */
  readonly check: (linked?: string) => void;
}

export const NO_RETURN: PaymentReturnState = { status: "none", error: null };

/** The customer's way back from a provider's page, on any page of the shop, after a reload, in every tab. */
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
      } else if (isRefused(error)) tell("refused", error);
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
    // The customer pays in another way, or has changed the cart: what was said of the payment before is no longer so.
    if (about !== paying.read() && (state.status === "refused" || state.status === "unfinished")) {
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
