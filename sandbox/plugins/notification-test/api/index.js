// Lets a test read a customer's mailbox. Only administrators may read it, and only the sandbox has this plugin.
const { authenticate } = require("@medusajs/medusa");
const express = require("express");
const { tokenOf } = require("../tokens.js");

exports.default = () => {
  const router = express.Router();
  router.get(
    "/admin/test-password-tokens/:email",
    authenticate(),
    ({ params: { email } }, response) => {
      const token = tokenOf(email);
      if (token === undefined)
        return response.status(404).send("No link was sent to this address.");
      return response.json({ token });
    },
  );
  return router;
};
