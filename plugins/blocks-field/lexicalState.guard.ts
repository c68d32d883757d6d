import type { LexicalStateJson } from '#blocks/core/lexical.types.ts'

/**
 * Maximum depth of a body. A list in a column in a container stays far below it; recursion over much deeper trees
 * overflows the process's stack.
 */
export const maxBodyDepth = 100

const isNode = (value: unknown): value is { type: string; children?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * Returns what makes a value invalid as an editor state; null when it is readable. Walks without recursion, because it
 * runs before everything that recurses: the state may come from any client of the API.
 */
export function lexicalStateError(value: unknown): string | null {
  const root = typeof value === 'object' && value !== null && 'root' in value ? value.root : null
  if (!isNode(root) || !Array.isArray(root.children)) return 'has no root with children'
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxBodyDepth) return `is nested deeper than ${maxBodyDepth} levels`
    const below: unknown[] = []
    for (const node of level) {
      if (!isNode(node)) return 'holds a node without a type'
      if (Array.isArray(node.children)) for (const child of node.children) below.push(child)
      else if (node.children !== undefined && node.children !== null) return 'holds children that are not a list'
    }
    level = below
  }
  return null
}

/** Returns whether a value can be passed to the conversions of `#blocks`. */
export function isLexicalState(value: unknown): value is LexicalStateJson {
  return lexicalStateError(value) === null
}
