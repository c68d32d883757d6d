/** Reads the formatting of letters from foreign markup, by its elements and by their styles. */
import type { MarkType } from '#blocks/core/block.types.ts'
import { type Element, styleOf } from '../convert/markup.read.ts'

/** The marks that letters have without their link, by name. */
export type Letters = ReadonlySet<Exclude<MarkType, 'link'>>

type Name = Exclude<MarkType, 'link'>

const byElement: Record<string, Name> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

interface Said {
  name: Name
  isOn: boolean
}

function weightSays(weight: string | null): Said[] {
  if (weight === null || weight === 'inherit') return []
  const number = Number(weight)
  const isOn = weight === 'bold' || weight === 'bolder' || (Number.isFinite(number) && number >= 600)
  return [{ name: 'bold', isOn }]
}

function slantSays(slant: string | null): Said[] {
  if (slant === null || slant === 'inherit') return []
  return [{ name: 'italic', isOn: slant === 'italic' || slant === 'oblique' }]
}

// Decoration is drawn through what is inside: "none" there takes away nothing but the element's own.
function decorationSays(element: Element): Said[] {
  const line = styleOf(element, 'text-decoration-line') ?? styleOf(element, 'text-decoration')
  if (line === null) return []
  const said: Said[] = []
  if (line.includes('underline')) said.push({ name: 'underline', isOn: true })
  if (line.includes('line-through')) said.push({ name: 'strike', isOn: true })
  if (line.startsWith('none') && byElement[element.name] === 'underline') said.push({ name: 'underline', isOn: false })
  return said
}

function heightSays(height: string | null): Said[] {
  if (height === 'super') return [{ name: 'superscript', isOn: true }]
  return height === 'sub' ? [{ name: 'subscript', isOn: true }] : []
}

/**
 * Returns the marks inside an element, given those around it. A style overrules its element: Google Docs wraps
 * everything in a `<b>` that is not bold.
 */
export function lettersInside(element: Element, around: Letters): Letters {
  const own = byElement[element.name]
  const said: Said[] = [
    ...(own ? [{ name: own, isOn: true }] : []),
    ...weightSays(styleOf(element, 'font-weight')),
    ...slantSays(styleOf(element, 'font-style')),
    ...decorationSays(element),
    ...heightSays(styleOf(element, 'vertical-align')),
  ]
  if (said.length === 0) return around
  const inside = new Set(around)
  for (const { name, isOn } of said) {
    if (isOn) inside.add(name)
    else inside.delete(name)
  }
  return inside
}

// The element that each mark is written as.
const elements: Record<Name, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
  diffAdded: 'span',
  diffRemoved: 'span',
}

/** Returns the elements that say these marks again, from the outside in. */
export function elementsOf(letters: Letters): string[] {
  return [...letters].map((name) => elements[name])
}
