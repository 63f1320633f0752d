/** Asked by the server and by the browser: in a file of its own, because a server component can't read a client module's values. */
export const QUERY = { limit: 2, fields: "id,title", expand: "variants" };
