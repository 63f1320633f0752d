/**
 * Both the server and the browser use this query. It has its own file, because a server component can't read the values of a
 * client module.
 */
export const QUERY = { limit: 2, fields: "id,title", expand: "variants" };
