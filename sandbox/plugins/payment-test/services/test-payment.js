// A payment provider that transfers no money. The session's `answer` determines the result. Like a real provider, it's called again
// after a second step.
const { randomUUID } = require("node:crypto");
const { AbstractPaymentProcessor, PaymentSessionStatus } = require("@medusajs/medusa");
const { outcomes } = require("../outcomes.js");

/** Options from the storefront: the outcome, the code, and the return address. */
const TOLD = ["answer", "code", "return_path"];
const CODE = "1234";

/** Has a detail, because the server would otherwise store the message itself as the payment's data. */
const LATE = {
  error: "Your bank did not answer in time.",
  code: "payment_refused",
  detail: "Try again later.",
};
const REFUSED = { error: "Your bank refused this payment.", code: "payment_refused" };

class TestPaymentService extends AbstractPaymentProcessor {
  static identifier = "test-payment";

  async initiatePayment({ amount, currency_code }) {
    return { session_data: { id: randomUUID(), answer: "success", amount, currency_code } };
  }

  /** The cart has changed, so the payment gets the new amount. */
  async updatePayment({ amount, currency_code, paymentSessionData }) {
    return { session_data: { ...paymentSessionData, amount, currency_code } };
  }

  async updatePaymentData(_sessionId, data) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => TOLD.includes(name)));
  }

  async authorizePayment(data) {
    const status = this.statusOf(data);
    if (status === "refused") return REFUSED;
    if (status !== PaymentSessionStatus.REQUIRES_MORE) return { status, data };
    const next =
      data.answer === "redirect"
        ? { redirect_path: `/store/test-payment/${data.id}` }
        : { asks: "code", wrong: data.code !== undefined };
    outcomes.set(data.id, { ...outcomes.get(data.id), return_path: data.return_path });
    return { status, data: { ...data, ...next } };
  }

  statusOf({ id, answer, code }) {
    const { outcome } = outcomes.get(id) ?? {};
    if (answer === "refusal" || outcome === "refused") return "refused";
    const isOpen =
      (answer === "redirect" && outcome !== "paid") || (answer === "more" && code !== CODE);
    return isOpen ? PaymentSessionStatus.REQUIRES_MORE : PaymentSessionStatus.AUTHORIZED;
  }

  /** Fails once: the second attempt succeeds, so that an operator's retry works. */
  refusesOnce({ id, answer }, what) {
    const known = outcomes.get(id);
    if (answer !== what || known?.refused) return false;
    outcomes.set(id, { ...known, refused: true });
    return true;
  }

  async getPaymentStatus(data) {
    const status = this.statusOf(data);
    return status === "refused" ? PaymentSessionStatus.ERROR : status;
  }

  /** The server calls this for every provider when it lists a customer's saved methods, and fails if a provider returns nothing. */
  async retrieveSavedMethods() {
    return [];
  }

  async retrievePayment(data) {
    return data;
  }

  async capturePayment(data) {
    if (this.refusesOnce(data, "capture_refused")) return LATE;
    return { ...data, captured: true };
  }

  async refundPayment(data, amount) {
    if (this.refusesOnce(data, "refund_refused")) return LATE;
    return { ...data, refunded: (data.refunded ?? 0) + amount };
  }

  async cancelPayment(data) {
    return { ...data, canceled: true };
  }

  async deletePayment(data) {
    outcomes.delete(data.id);
    return data;
  }
}

exports.default = TestPaymentService;
