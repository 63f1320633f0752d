// A widget for a zone that only Medusa 2 has.
const Unknown = () => null;

export const config = {
  zone: "order.details.side.before",
};
export default Unknown;
