/** Types of textlint-rule-prh, which has none. */
declare module "textlint-rule-prh" {
  import type { TextlintFixableRuleModule } from "@textlint/kernel";
  const rule: TextlintFixableRuleModule;
  export default rule;
}
