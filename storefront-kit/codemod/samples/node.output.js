const {
  useAdminRegions: useAll
} = require("@countertop/sdk/react");

const {
  formatAmount
} = require("@countertop/storefront-kit");

module.exports = function Regions() {
  // TODO(countertop): queries in TanStack Query 5 don't have onSuccess
  const { data: {
    regions
  } = {} } = useAll({
    query: { limit: 5 }
  }, { onSuccess: console.log });
  return [regions, ["admin", "regions", "list", { limit: 5 }], formatAmount];
};
