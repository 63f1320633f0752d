import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { fetchNow } from "./fetch-now.ts";

it("fetchNow sends a new request if the pending one is older than another operator's save", async () => {
  const queries = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const query = {
    queryKey: ["codes"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  queries.setQueryData(query.queryKey, "before");
  void queries.fetchQuery({ ...query, staleTime: 0 });
  await expect.poll(() => answers.length).toBe(1);
  const now = fetchNow(queries, query);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("before");
  answers[1]?.("after");
  expect(await now).toBe("after");
  expect(queries.getQueryData(query.queryKey)).toBe("after");
});
