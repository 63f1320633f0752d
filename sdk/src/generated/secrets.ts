// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
/** Names of fields that are credentials wherever they occur. */
export const secretNames: readonly string[] = ["access_token","api_token","download_url","password","token"];

/** Fields with these names in responses, by the call. */
export const secretAnswers: Readonly<Record<string, readonly string[]>> = {
  "POST /admin/batch-jobs/{id}/cancel": ["api_token"],
  "POST /admin/batch-jobs/{id}/confirm": ["api_token"],
  "POST /admin/batch-jobs": ["api_token"],
  "POST /admin/notes": ["api_token"],
  "POST /admin/auth": ["api_token"],
  "POST /admin/auth/token": ["access_token"],
  "POST /admin/uploads/download-url": ["download_url"],
  "POST /admin/users": ["api_token"],
  "GET /admin/batch-jobs": ["api_token"],
  "GET /admin/invites": ["token"],
  "GET /admin/notes": ["api_token"],
  "GET /admin/users": ["api_token"],
  "POST /admin/users/reset-password": ["api_token"],
  "GET /admin/batch-jobs/{id}": ["api_token"],
  "GET /admin/notes/{id}": ["api_token"],
  "GET /admin/auth": ["api_token"],
  "GET /admin/users/{id}": ["api_token"],
  "POST /admin/notes/{id}": ["api_token"],
  "POST /admin/users/{id}": ["api_token"],
  "POST /store/auth/token": ["access_token"],
};

/** Fields that are a credential only at this path, by the call. The items of a list have no segment of their own. */
export const secretPlaces: Readonly<Record<string, readonly string[]>> = {
  "POST /admin/apps/authorizations": ["apps.data"],
  "GET /admin/apps": ["apps.data"],
};
