/** Outcomes chosen on the provider's page, by payment: `paid` or `refused`. They're kept while the server runs. */
exports.outcomes = new Map();
