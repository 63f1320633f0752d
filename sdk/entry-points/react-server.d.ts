// `@countertop/sdk/react` in a server component: the same names, each a client reference, and the functions that prefetch on a
// server. These files aren't bundled, because a bundler would merge both into one file, and "use client" applies to a whole file.
export * from "./react.js";
export { infiniteOptions, queryKey, queryOptions } from "./query.js";
