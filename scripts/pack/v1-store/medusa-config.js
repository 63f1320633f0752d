// The test writes the configuration of its store into this file.
const { plugins, ...config } = require("./store.json");

module.exports = {
  ...config,
  plugins: [
    ...plugins,
    {
      resolve: "medusa-payment-stripe",
      options: { api_key: "sk_test_1", webhook_secret: "whsec_1", enableUI: true },
    },
    { resolve: "@rsc-labs/medusa-store-analytics", options: { enableUI: true } },
  ],
};
