import type { NextConfig } from "next";

const hosts = (process.env.IMAGE_HOSTS ?? "").split(",").filter(Boolean);

export default {
  poweredByHeader: false,
  images: {
    remotePatterns: hosts.map((host) => new URL(`https://${host}/**`)),
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
