// Lets a test read a customer's mailbox. Only administrators can read it, and only the sandbox has this plugin.
const { authenticate } = require("@medusajs/medusa");
const express = require("express");
const { orders, passwords } = require("../tokens.js");

exports.default = () => {
  const router = express.Router();
  const read = (path, tokens) =>
    router.get(`${path}/:email`, authenticate(), ({ params: { email } }, response) => {
      const token = tokens.get(email);
      if (token === undefined)
        return response.status(404).send("No email with a link was sent to this address.");
      return response.json({ token });
    });
  read("/admin/test-password-tokens", passwords);
  read("/admin/test-order-tokens", orders);
  return router;
};
