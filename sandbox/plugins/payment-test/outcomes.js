/** Outcomes chosen on the provider's page, by payment: `paid` or `refused`. Kept while the server runs. */
exports.outcomes = new Map();
