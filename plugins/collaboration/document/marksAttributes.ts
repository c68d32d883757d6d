import type { InlineText, Mark } from '#blocks/core/block.types.ts'
import { hasForeignScheme } from '#blocks/core/safeHref.ts'
import { type LinkMark, linkMark } from '#contract/linkMark.ts'

/** Formatting as Yjs keeps it on a character: the mark's name, and true or what belongs to the mark. */
export type TextAttributes = Record<string, unknown>

/** Marks as attributes of characters. */
export function attributesOf(marks: readonly Mark[]): TextAttributes {
  return Object.fromEntries(marks.map((mark) => [mark.type, mark.type === 'link' ? attributesOfLink(mark) : true]))
}

const attributesOfLink = ({ href, newTab = false, rel }: LinkMark) => ({ href, newTab, ...(rel && { rel }) })

const simpleMarks = ['bold', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript'] as const

// Reads a link with a foreign scheme as plain text: any program can write into the document.
function linkOf(value: unknown): Mark[] {
  if (typeof value !== 'object' || value === null || !('href' in value) || typeof value.href !== 'string') return []
  if (hasForeignScheme(value.href)) return []
  return [linkMark(value.href, value)]
}

/** Returns attributes of characters as marks, in the order of the conversion of the editor's state. */
export function marksOf(attributes: TextAttributes | undefined): InlineText['marks'] {
  if (!attributes) return []
  const simple = simpleMarks.filter((type) => attributes[type] === true).map((type): Mark => ({ type }))
  return [...simple, ...linkOf(attributes.link)]
}
