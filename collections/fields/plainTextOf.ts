/**
 * Returns the text of a Lexical editor state: blocks and line breaks become one space, marks and empty space go.
 * Tolerates anything, because a draft may hold what an API client sent.
 */
export function plainTextOf(editorState: unknown): string {
  const root = childOf(editorState, 'root')
  return collect(root).replace(/\s+/g, ' ').trim()
}

const collect = (node: unknown): string => {
  const text = childOf(node, 'text')
  if (typeof text === 'string') return text
  const type = childOf(node, 'type')
  if (type === 'linebreak' || type === 'tab') return ' '
  const children = childOf(node, 'children')
  if (!Array.isArray(children)) return ''
  const inside = children.map(collect).join('')
  return isInline.has(String(type)) ? inside : `${inside} `
}

const isInline = new Set(['link', 'autolink'])

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
