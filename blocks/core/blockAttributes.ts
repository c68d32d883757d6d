import type { BlockDefinition } from './defineBlock.ts'

/** Returns an editor's anchor as an id: no "#", no spaces, nothing that an id or a URL would have to escape. */
export function anchorId(anchor: string): string | undefined {
  const id = anchor
    .trim()
    .replace(/^#+/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.:-]/gu, '')
  return id || undefined
}

/** Returns an editor's class names, without what a class name cannot be made of. */
export function safeClassNames(className: string): string[] {
  return className
    .split(/\s+/)
    .map((name) => name.replace(/[^\p{L}\p{N}_-]/gu, ''))
    .filter(Boolean)
}

interface Options {
  // "wide" gives the class `gallery--wide`. Empty ones are left out, so that conditions can stand in the list.
  modifiers?: (string | false | null)[]
  // Alignment of the block on the page (layout.css); "none" is the measure of the text.
  alignment?: string
  anchor?: string
  className?: string
  font?: string
  fontSize?: string
}

/**
 * Returns the attributes of a block's outermost element: class, id from the anchor, place on the page and behaviour beside
 * floats (layout.css), letters (type.css).
 *
 * @param block a block's definition, or the class of a part that is no block
 */
export function blockAttributes(
  block: Pick<BlockDefinition, 'type' | 'besideFloats'> | string,
  { modifiers = [], alignment, anchor = '', className = '', font, fontSize }: Options = {},
) {
  const { type: name, besideFloats } = typeof block === 'string' ? { type: block, besideFloats: 'wraps' } : block
  const place = alignment && alignment !== 'none' ? alignment : undefined
  const own = [...modifiers, place].filter(Boolean).map((modifier) => `${name}--${modifier}`)
  return {
    id: anchorId(anchor),
    className: [name, ...own, ...safeClassNames(className)].join(' '),
    'data-alignment': place,
    'data-beside': besideFloats === 'wraps' ? undefined : besideFloats,
    'data-font': font === 'georgia' ? undefined : font,
    'data-font-size': fontSize === 'md' ? undefined : fontSize,
  }
}
