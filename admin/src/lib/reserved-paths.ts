/** The admin's own URLs below its area, which extensions can't register as pages. */
export const reservedPaths = [
  "/products",
  "/products/:id",
  "/product-categories",
  "/orders",
  "/orders/:id",
  "/customers",
  "/customers/:id",
  "/customers/groups",
  "/customers/groups/:id",
  "/discounts",
  "/discounts/new",
  "/discounts/:id",
  "/gift-cards",
  "/gift-cards/:id",
  "/gift-cards/manage",
  "/pricing",
  "/pricing/new",
  "/pricing/:id",
  "/inventory",
  "/collections",
  "/collections/:id",
  "/draft-orders",
  "/draft-orders/:id",
  "/login",
  "/sales-channels",
  "/publishable-api-keys",
  "/oauth",
  "/oauth/:app_name",
] as const;

/** The pages of the inbox, and the specification's other pages below `/inventory`. */
const furtherPaths = [
  "/assistants",
  "/assistants/:id",
  "/inventory/:id",
  "/inventory/reservations",
  "/inventory/reservations/:id",
  "/inventory/locations",
  "/inventory/locations/:id",
] as const;
export type ReservedPath = (typeof reservedPaths)[number];
export type OwnPath = ReservedPath | (typeof furtherPaths)[number];

const patterns = [...reservedPaths, ...furtherPaths].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`),
);

/** True if a path below the area is one of the admin's own. For example, `/orders/new` matches `/orders/:id`. */
export const isReserved = (path: string): boolean =>
  patterns.some((pattern) => pattern.test(path.startsWith("/") ? path : `/${path}`));

/** Present and future settings pages, which extensions can't register. Paths below them are also reserved. */
const reservedSettings = [
  "/appearance",
  "/currencies",
  "/details",
  "/extensions",
  "/personal-information",
  "/providers",
  "/regions",
  "/return-reasons",
  "/shipping-profiles",
  "/taxes",
  "/team",
  "/usage-data",
];

/** True if a path below the settings is one of the admin's own. */
export const isReservedSettings = (path: string): boolean =>
  reservedSettings.some((own) => `${path}/`.startsWith(`${own}/`));
