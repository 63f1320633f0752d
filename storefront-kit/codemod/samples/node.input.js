const { useAdminRegions: useAll, adminRegionKeys, formatAmount } = require("medusa-react");

module.exports = function Regions() {
  const { regions } = useAll({ limit: 5 }, { onSuccess: console.log });
  return [regions, adminRegionKeys.list({ limit: 5 }), formatAmount];
};
