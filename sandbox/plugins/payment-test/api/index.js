// The provider's own page, which stands in for a bank's confirmation page. Its path is under /store, so that storefronts
// forward it like other calls.
const express = require("express");
const { outcomes } = require("../outcomes.js");

const page = (id) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test bank</title>
<h1>Test bank</h1>
<p>No money is transferred here. Choose the payment's result.</p>
<form method="post" action="/store/test-payment/${id}">
<button name="outcome" value="paid">Pay</button>
<button name="outcome" value="refused">Refuse</button>
</form>`;

/** The storefront path that the customer came from. Allowing URLs of other origins would create an open redirect. */
const ownPath = (path) => (/^\/(?![/\\])[\w/?&=%.-]*$/.test(path ?? "") ? path : "/checkout");

exports.default = () => {
  const router = express.Router();
  router.get("/store/test-payment/:id", ({ params: { id } }, response) => {
    if (!outcomes.has(id)) return response.status(404).send("This payment doesn't exist.");
    return response.send(page(encodeURIComponent(id)));
  });
  router.post(
    "/store/test-payment/:id",
    express.urlencoded({ extended: false }),
    ({ params: { id }, body }, response) => {
      const known = outcomes.get(id);
      if (!known) return response.status(404).send("This payment doesn't exist.");
      outcomes.set(id, { ...known, outcome: body.outcome === "paid" ? "paid" : "refused" });
      return response.redirect(303, ownPath(known.return_path));
    },
  );
  return router;
};
