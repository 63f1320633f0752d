/** The rule comes without types. */
declare module "textlint-rule-prh" {
  import type { TextlintFixableRuleModule } from "@textlint/kernel";
  const rule: TextlintFixableRuleModule;
  export default rule;
}
