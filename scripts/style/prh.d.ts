/** Types for textlint-rule-prh, which doesn't have any. */
declare module "textlint-rule-prh" {
  import type { TextlintFixableRuleModule } from "@textlint/kernel";
  const rule: TextlintFixableRuleModule;
  export default rule;
}
