/**
 * The state of each payment, by its id: the outcome that the customer chose on the provider's page (`paid` or `refused`), the
 * path to return to, and whether a capture or refund was rejected. It's kept while the server runs.
 */
exports.outcomes = new Map();
