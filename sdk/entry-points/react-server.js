// `@countertop/sdk/react` in a server component: all its names as client references, and additional functions that prefetch data on
// a server. These files aren't bundled, because a bundler would merge them into one file, and "use client" applies to a whole file.
export * from "./react.js";
export { infiniteOptions, queryKey, queryOptions } from "./query.js";
