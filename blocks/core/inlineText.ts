import type { Inline } from './block.types.ts'
import type { PageContext } from './render.types.ts'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** Returns runs of text as plain text; a break is a line feed. */
export function inlineText(content: Inline[]): string {
  return content.map((run) => (run.type === 'hardBreak' ? '\n' : run.text)).join('')
}

/** Returns whether there is any visible text. Imported stories are full of lines with only a no-break space. */
export function hasText(content: Inline[]): boolean {
  return inlineText(content).trim() !== ''
}

/**
 * Returns the `dir` of a text: "auto" where it may run against its page, as an Arabic sentence of an English story does. The
 * browser then follows its first letter. A Hebrew sentence that begins with a Latin name stays as its Hebrew page is.
 */
export function dirOf(content: Inline[], { isRightToLeft = false }: Pick<PageContext, 'isRightToLeft'>) {
  const text = inlineText(content)
  const isAgainst = isRightToLeft ? /\p{L}/u.test(text) && !rightToLeft.test(text) : rightToLeft.test(text)
  return isAgainst ? ('auto' as const) : undefined
}
