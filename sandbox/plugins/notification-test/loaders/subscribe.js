const { orders, passwords } = require("../tokens.js");

const PASSWORD = "customer.password_reset";
const ORDERS = "order-update-token.created";

/**
 * Subscribes to the only events that this plugin reports, because the local event bus doesn't forward events to the server's own
 * list of subscribers.
 */
exports.default = async (container) => {
  const notifications = container.resolve("notificationService");
  const events = container.resolve("eventBusService");
  events.subscribe(PASSWORD, (data) => {
    passwords.set(data.email, data.token);
    return notifications.send(PASSWORD, data, "test-notification");
  });
  events.subscribe(ORDERS, async ({ old_email, token }) => void orders.set(old_email, token));
};
