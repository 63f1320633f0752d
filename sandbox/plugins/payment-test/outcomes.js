/** What was chosen on the provider's own page, by payment: `paid` or `refused`. As long as the server runs. */
exports.outcomes = new Map();
