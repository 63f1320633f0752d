// `@countertop/sdk/react` in a server component: the same names, each a reference to the client, and the functions that a server
// queries with. Not bundled: a bundler would merge both into one file, and "use client" applies to a whole file.
export * from "./react.js";
export { infiniteOptions, queryKey, queryOptions } from "./query.js";
