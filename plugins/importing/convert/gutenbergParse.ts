/**
 * Reads the grammar of WordPress's block markup: HTML with comments that delimit blocks.
 *
 *     <!-- wp:namespace/name {"attribute": "value"} -->  …  <!-- /wp:namespace/name -->
 *     <!-- wp:namespace/name {"attribute": "value"} /-->
 *
 * A name without a namespace is one of WordPress's own (`core/`). Attributes are a JSON object that ends at the first
 * `}` before white space and the end of the comment. Every function takes time and memory linear in its text.
 */

export interface GutenbergBlock {
  /** With its namespace ("core/paragraph"); null for text between blocks. */
  blockName: string | null
  /** Null when the delimiter holds something else than a JSON object. */
  attrs: Record<string, unknown> | null
  innerBlocks: GutenbergBlock[]
  /** The markup around the inner blocks; null in the place of each of them. */
  innerContent: (string | null)[]
  source: string
}

interface Delimiter {
  kind: 'open' | 'close' | 'void'
  name: string
  attributes: string | null
  start: number
  end: number
}

const head = /<!--\s+(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+/g

// Returns a function that finds the first match at or after a place; places must not decrease, which keeps it linear.
function forwardSearch(text: string, pattern: RegExp): (from: number) => RegExpExecArray | null {
  const matcher = new RegExp(pattern, 'g')
  let last: RegExpExecArray | null | undefined
  return (from) => {
    if (last === undefined || (last && last.index < from)) {
      matcher.lastIndex = from
      last = matcher.exec(text)
    }
    return last
  }
}

function* delimitersOf(text: string): Generator<Delimiter> {
  const endOfAttributes = forwardSearch(text, /\}\s+(\/?)-->/)
  const matcher = new RegExp(head)
  for (let found = matcher.exec(text); found; found = matcher.exec(text)) {
    const [opening, slash, short = ''] = found
    const after = found.index + opening.length
    const name = short.includes('/') ? short : `core/${short}`
    if (slash) {
      if (!text.startsWith('-->', after)) continue
      yield { kind: 'close', name, attributes: null, start: found.index, end: after + 3 }
    } else if (text[after] === '{') {
      const end = endOfAttributes(after)
      if (!end) continue
      matcher.lastIndex = end.index + end[0].length
      yield {
        kind: end[1] ? 'void' : 'open',
        name,
        attributes: text.slice(after, end.index + 1),
        start: found.index,
        end: matcher.lastIndex,
      }
    } else {
      const isVoid = text.startsWith('/-->', after)
      if (!isVoid && !text.startsWith('-->', after)) continue
      const end = after + (isVoid ? 4 : 3)
      yield { kind: isVoid ? 'void' : 'open', name, attributes: null, start: found.index, end }
    }
  }
}

function parseAttributes(json: string | null): Record<string, unknown> | null {
  if (json === null) return {}
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

interface OpenBlock {
  block: GutenbergBlock
  start: number
}

/**
 * Returns the blocks of a body in order; text between them comes as blocks without a name. A block without an end ends
 * where the block around it does, or the body. An end with the name of no open block ends the innermost one; where no
 * block is open it is text.
 */
export function parseGutenberg(text: string): GutenbergBlock[] {
  const blocks: GutenbergBlock[] = []
  const open: OpenBlock[] = []
  // Number of open blocks, by name.
  const openNames = new Map<string, number>()
  let written = 0

  const writeText = (end: number): void => {
    const source = text.slice(written, end)
    written = end
    if (source === '') return
    const parent = open.at(-1)?.block
    if (parent) parent.innerContent.push(source)
    else blocks.push({ blockName: null, attrs: {}, innerBlocks: [], innerContent: [source], source })
  }
  const count = (name: string, change: 1 | -1): void => {
    openNames.set(name, (openNames.get(name) ?? 0) + change)
  }
  const closeLast = (end: number): void => {
    const closed = open.pop()
    if (!closed) return
    closed.block.source = text.slice(closed.start, end)
    count(closed.block.blockName ?? '', -1)
  }

  for (const { kind, name, attributes, start, end } of delimitersOf(text)) {
    if (kind === 'close') {
      if (open.length === 0) continue
      writeText(start)
      if (openNames.get(name)) while (open.at(-1)?.block.blockName !== name) closeLast(start)
      closeLast(end)
    } else {
      writeText(start)
      const attrs = parseAttributes(attributes)
      const block = { blockName: name, attrs, innerBlocks: [], innerContent: [], source: text.slice(start, end) }
      const parent = open.at(-1)?.block
      parent?.innerContent.push(null)
      ;(parent?.innerBlocks ?? blocks).push(block)
      if (kind === 'open') {
        open.push({ block, start })
        count(name, 1)
      }
    }
    written = end
  }
  writeText(text.length)
  while (open.length > 0) closeLast(text.length)
  return blocks
}

export function hasGutenbergBlocks(body: string): boolean {
  return body.includes('<!-- wp:')
}

/** Returns the HTML of a block and of those in it, without the comments that delimit blocks. */
export function renderedHtml({ blockName, source: text }: GutenbergBlock): string {
  if (!blockName) return text
  const parts: string[] = []
  let written = 0
  for (const { start, end } of delimitersOf(text)) {
    parts.push(text.slice(written, start))
    written = end
  }
  parts.push(text.slice(written))
  return parts.join('')
}
