// What `@countertop/sdk/react` is in a server component: the same names, each a reference to the client, and beside them what
// a server asks with. Not bundled: a bundler would draw both into one file, and "use client" holds for a whole file.
export * from "./react.js";
export { infiniteOptions, queryKey, queryOptions } from "./query.js";
