const EVENT = "customer.password_reset";

/** The one event that it tells of. The local event bus does not pass events on to the server's own list of who wants to hear. */
exports.default = async (container) => {
  const notifications = container.resolve("notificationService");
  container
    .resolve("eventBusService")
    .subscribe(EVENT, (data) => notifications.send(EVENT, data, "test-notification"));
};
