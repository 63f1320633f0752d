import { use } from "./use.mjs";

export default {
  fetch: async (request) => {
    try {
      return Response.json(await use(new URL(request.url).searchParams.get("store")));
    } catch (error) {
      return new Response(String(error?.stack), { status: 500 });
    }
  },
};
