import type { NextConfig } from "next";

const store = new URL(process.env.STORE_URL ?? "http://localhost:9000");
const hosts = (process.env.IMAGE_HOSTS ?? "").split(",").filter(Boolean);

export default {
  poweredByHeader: false,
  images: {
    remotePatterns: [
      new URL("/uploads/**", store),
      ...hosts.map((host) => new URL(`https://${host}/**`)),
    ],
    // Next doesn't fetch images from local addresses by default.
    dangerouslyAllowLocalIP: /^(localhost|127\.|10\.|192\.168\.|\[::1\])/.test(store.hostname),
    minimumCacheTTL: 86_400,
    // Few sizes, because every image lists all of them.
    deviceSizes: [384, 640, 828, 1200],
    imageSizes: [],
  },
  headers: () =>
    Promise.resolve([
      {
        source: "/:path*",
        headers: [
          { key: "x-content-type-options", value: "nosniff" },
          { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
        ],
      },
    ]),
} satisfies NextConfig;
