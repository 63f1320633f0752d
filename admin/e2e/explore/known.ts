// Lists server errors that a form can't prevent, each with its reason.

export interface ServerError {
  readonly operation: string;
  readonly status: number;
  readonly message: string;
}

const FORESEEN: readonly {
  readonly is: (error: ServerError) => boolean;
  readonly reason: string;
}[] = [
  {
    is: ({ status }) => status === 401,
    reason: "the session ended, which the sign-in over the page handles",
  },
  {
    is: ({ status, operation }) => status === 404 && /Retrieve|List/.test(operation),
    reason: "a record that a link names may be deleted",
  },
  {
    is: ({ message }) => /already exists|must be unique|duplicate/i.test(message),
    reason: "only the store knows all names that are in use",
  },
];

export const isForeseen = (error: ServerError): boolean => FORESEEN.some(({ is }) => is(error));
