/** textlint-rule-prh has no types of its own. */
declare module "textlint-rule-prh" {
  import type { TextlintFixableRuleModule } from "@textlint/kernel";
  const rule: TextlintFixableRuleModule;
  export default rule;
}
