import { Flatten } from "./bundling/flatten.js";
import { HoistExamples } from "./bundling/hoist-examples.js";
import { ApplyStandard } from "./bundling/standard.js";
import { ResolveStory } from "./bundling/story.js";
import { rules } from "./rules/index.js";

/** The contract's own Redocly plugin: what the bundler adds, and the house rules. */
export default () => ({
  id: "contract",
  preprocessors: { oas3: { "apply-standard": ApplyStandard, "resolve-story": ResolveStory } },
  decorators: { oas3: { "hoist-examples": HoistExamples, flatten: Flatten } },
  rules: { oas3: rules },
});
