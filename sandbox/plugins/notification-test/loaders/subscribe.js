const { remember } = require("../tokens.js");

const EVENT = "customer.password_reset";

/** Subscribes to the only event that it reports. The local event bus doesn't forward events to the server's own list of subscribers. */
exports.default = async (container) => {
  const notifications = container.resolve("notificationService");
  container.resolve("eventBusService").subscribe(EVENT, (data) => {
    remember(data);
    return notifications.send(EVENT, data, "test-notification");
  });
};
