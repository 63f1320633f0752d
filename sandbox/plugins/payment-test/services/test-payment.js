// A payment provider that doesn't transfer money. The session's `answer` determines the result. As with a real provider, the
// server calls it again after a second step.
const { randomUUID } = require("node:crypto");
const { AbstractPaymentProcessor, PaymentSessionStatus } = require("@medusajs/medusa");
const { outcomes } = require("../outcomes.js");

/** Fields that the storefront may set: the answer, the code, the return path, and the saved card to use or to keep. */
const TOLD = ["answer", "code", "return_path", "saved", "save"];
/** The cards that customers saved, by the customer's id. */
const savedCards = new Map();
const CODE = "1234";

/** The error has a `detail`, because the server would otherwise store the error's message as the payment's data. */
const LATE = {
  error: "Your bank did not answer in time.",
  code: "payment_refused",
  detail: "Try again later.",
};
const REFUSED = { error: "Your bank refused this payment.", code: "payment_refused" };

class TestPaymentService extends AbstractPaymentProcessor {
  static identifier = "test-payment";

  async initiatePayment({ amount, currency_code, customer }) {
    const session_data = { id: randomUUID(), answer: "success", amount, currency_code };
    return { session_data: { ...session_data, customer_id: customer?.id } };
  }

  /** Sets the payment's amount to the cart's new total. */
  async updatePayment({ amount, currency_code, paymentSessionData }) {
    return { session_data: { ...paymentSessionData, amount, currency_code } };
  }

  async updatePaymentData(_sessionId, data) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => TOLD.includes(name)));
  }

  async authorizePayment(data) {
    const status = this.statusOf(data);
    if (status === "refused") return REFUSED;
    if (status !== PaymentSessionStatus.REQUIRES_MORE) {
      this.keepCard(data);
      return { status, data };
    }
    const next =
      data.answer === "redirect"
        ? { redirect_path: `/store/test-payment/${data.id}` }
        : { asks: "code", wrong: data.code !== undefined };
    outcomes.set(data.id, { ...outcomes.get(data.id), return_path: data.return_path });
    return { status, data: { ...data, ...next } };
  }

  /** Saves the test card, as a real provider does on its own servers, if the customer wants that. */
  keepCard({ customer_id, save, saved }) {
    if (!customer_id || !save || saved) return;
    const card = { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2031 };
    savedCards.set(customer_id, [{ id: `card_${customer_id}`, card }]);
  }

  statusOf({ id, answer, code }) {
    const { outcome } = outcomes.get(id) ?? {};
    if (answer === "refusal" || outcome === "refused") return "refused";
    const isOpen =
      (answer === "redirect" && outcome !== "paid") || (answer === "more" && code !== CODE);
    return isOpen ? PaymentSessionStatus.REQUIRES_MORE : PaymentSessionStatus.AUTHORIZED;
  }

  /** Rejects the first attempt only, so that an operator's retry succeeds. */
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

  /**
   * The server calls this for every provider when it lists a customer's saved methods, and fails if the method returns nothing.
   */
  async retrieveSavedMethods(customer) {
    return savedCards.get(customer.id) ?? [];
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
