/** The parts of Lexical's JSON that a story's body is made of. Lexical itself is not needed to read or write it. */

export interface LexicalNodeJson {
  type: string
  version: number
  [key: string]: unknown
}

export interface LexicalElementJson extends LexicalNodeJson {
  children: LexicalNodeJson[]
}

export interface LexicalRootJson extends LexicalElementJson {
  direction: 'ltr' | 'rtl' | null
  format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
  indent: number
}

/** The value that Payload stores in a rich text field; its generated types and this one are compatible. */
export interface LexicalStateJson {
  root: LexicalRootJson
  [key: string]: unknown
}

/** The bits of a text node's `format`, in Lexical's order. */
export const formatBits = {
  bold: 1,
  italic: 2,
  strike: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const

/** The parts of a state that are needed to read it. */
export interface LexicalSource {
  root: { children: LexicalNodeJson[]; [key: string]: unknown }
}

/** Returns whether a value looks like the JSON of an element. */
export function hasChildren(node: LexicalNodeJson): node is LexicalElementJson {
  return Array.isArray(node.children)
}

/** The Lexical type of our list, which knows its markers; Lexical's own ("list") is read too. */
export const markedListType = 'marked-list'

/** The Lexical types of our text blocks, which know their settings; Lexical's own ("paragraph", …) are read too. */
export const styledTypes = {
  paragraph: 'settled-paragraph',
  heading: 'settled-heading',
  quote: 'settled-quote',
  listitem: 'settled-listitem',
} as const
