import { BodyStrict } from "./body-strict.js";
import { ComponentNames } from "./component-names.js";
import { ComponentTwins } from "./component-twins.js";
import { DefaultsMatch } from "./defaults-match.js";
import { Descriptions } from "./descriptions.js";
import { Effects } from "./effects.js";
import { ExamplesPresent } from "./examples-present.js";
import { FilePlaces } from "./file-places.js";
import { Invalidates } from "./invalidates.js";
import { ListEnvelope } from "./list-envelope.js";
import { OperationId } from "./operation-id.js";
import { QueryStyle } from "./query-style.js";
import { Secrets } from "./secrets.js";

/** The lint rules, by the names that redocly.yaml and messages use. */
export const rules = {
  "body-strict": BodyStrict,
  "component-names": ComponentNames,
  "component-twins": ComponentTwins,
  "defaults-match": DefaultsMatch,
  descriptions: Descriptions,
  effects: Effects,
  "examples-present": ExamplesPresent,
  "file-places": FilePlaces,
  invalidates: Invalidates,
  "list-envelope": ListEnvelope,
  "operation-id": OperationId,
  "query-style": QueryStyle,
  secrets: Secrets,
};
