/**
 * Both the server and the browser use this query. It has its own file, because a server component can't read a client module's
 * values.
 */
export const QUERY = { limit: 2, fields: "id,title", expand: "variants" };
