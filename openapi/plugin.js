import { Flatten } from "./bundling/flatten.js";
import { HoistExamples } from "./bundling/hoist-examples.js";
import { ApplyStandard } from "./bundling/standard.js";
import { ResolveRecords } from "./bundling/example-records.js";
import { rules } from "./rules/index.js";

/** Our Redocly plugin. It contains the bundler's additions and the lint rules. */
export default () => ({
  id: "contract",
  preprocessors: { oas3: { "apply-standard": ApplyStandard, "resolve-records": ResolveRecords } },
  decorators: { oas3: { "hoist-examples": HoistExamples, flatten: Flatten } },
  rules: { oas3: rules },
});
