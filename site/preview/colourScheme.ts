import type { PreviewScheme } from '#contract/previewMessages.ts'

/** The conditions that the style sheets came with. */
const conditions = new WeakMap<CSSMediaRule, string>()

/** Shows a page in one colour scheme, whichever the reader's system prefers. */
export function showScheme(scheme: PreviewScheme): void {
  document.documentElement.style.colorScheme = scheme
  for (const { cssRules } of document.styleSheets) setScheme(cssRules, scheme)
}

function setScheme(rules: CSSRuleList, scheme: PreviewScheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = conditions.get(rule) ?? rule.media.mediaText
      conditions.set(rule, condition)
      const [, wanted] = /\(prefers-color-scheme: (light|dark)\)/u.exec(condition) ?? []
      if (wanted)
        rule.media.mediaText = condition.replace(
          /\(prefers-color-scheme: \w+\)/u,
          wanted === scheme ? 'all' : 'not all',
        )
    }
    if (rule instanceof CSSGroupingRule) setScheme(rule.cssRules, scheme)
  }
}
