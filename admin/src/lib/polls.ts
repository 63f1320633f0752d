/** The part of a query that `refetchInterval` receives. */
export interface Polled {
  state: { dataUpdateCount: number; errorUpdateCount: number };
}

/** Number of responses and errors so far, from which a poll's growing pause is calculated. */
export const pollsOf = ({ state }: Polled): number =>
  state.dataUpdateCount + state.errorUpdateCount;
