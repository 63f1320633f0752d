// A notification provider that doesn't send messages. The server stores and lists each message, and can resend it.
const { AbstractNotificationService } = require("@medusajs/medusa");

class TestNotificationService extends AbstractNotificationService {
  static identifier = "test-notification";

  /** Doesn't store the token. Otherwise, a user who may list notifications could reset passwords. */
  async sendNotification(_event, { email, first_name }) {
    return { to: email, status: "sent", data: { first_name } };
  }

  async resendNotification(notification, { to }) {
    return { to: to ?? notification.to, status: "sent", data: notification.data };
  }
}

exports.default = TestNotificationService;
