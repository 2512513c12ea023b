// What html-validate says of a page.
import { HtmlValidate, type RuleConfig } from 'html-validate'

const rules: RuleConfig = {
  // React writes `async=""`, short void elements and no doctype in upper case: style, not validity.
  // JSX keeps the case of `charSet` and `hrefLang`; attribute names have none in HTML.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  // Names are long in three languages: what matters is that they are there.
  'long-title': 'off',
  // Positions that come from content (docs/decisions/0007-allow-scripts-by-hash.md).
  'no-inline-style': 'off',
  'require-sri': 'off',
  // A list of links below a field that one types into is no `<select>` (ARIA, "Editable Combobox").
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Safari needs `role="list"` on lists without markers (site/app/list-roles.test.ts).
  'no-redundant-role': 'off',
  // Without scripts a hall screen, which nobody attends, asks for its page every minute.
  'meta-refresh': 'off',
}

const validatorOf = (more: RuleConfig) =>
  new HtmlValidate({ extends: ['html-validate:recommended'], rules: { ...rules, ...more } })
const usual = validatorOf({})

/** Faults of the HTML of a page, none when it is valid. `more`: rules for pages of another kind. */
export async function faultsOfHtml(html: string, more?: RuleConfig): Promise<string[]> {
  const validator = more ? validatorOf(more) : usual
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`))
}
