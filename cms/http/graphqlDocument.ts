import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  visit,
} from 'graphql'

export interface DocumentLimits {
  tokens: number
  /** Fields that ask the database by themselves: those of an operation's first level. */
  rootFields: number
  /** All fields, those of a fragment once for each place that spreads it. */
  fields: number
}

/** For clients without a log-in, of whom there are any number. */
export const strangersLimits: DocumentLimits = { tokens: 1_000, rootFields: 10, fields: 300 }

/** For members of the newsroom and their programs. */
export const membersLimits: DocumentLimits = { tokens: 5_000, rootFields: 30, fields: 1_000 }

// Levels of braces, brackets and parentheses. The parser calls itself for each of them.
const maxNesting = 24

// Validation looks at each directive by itself.
const maxDirectives = 50

/**
 * Returns why a GraphQL document is refused before it is validated, in the words of its answer; null where it is not, and
 * where it cannot be parsed: the handler says then why. The time is linear in the length of the document, whatever its
 * fragments spread.
 */
export function refusalOfDocument(query: string, limits: DocumentLimits): string | null {
  const { tokens, nesting } = lex(query, limits.tokens)
  if (tokens > limits.tokens) return atMost(limits.tokens, 'words and signs')
  if (nesting > maxNesting) return `A query may be nested ${maxNesting} levels deep at most.`
  const document = parsed(query)
  if (!document) return null
  if (directivesOf(document) > maxDirectives) return atMost(maxDirectives, 'directives')
  const size = sizeOf(document)
  if (size === 'cyclic') return 'A fragment of this query contains itself.'
  if (size.rootFields > limits.rootFields) return atMost(limits.rootFields, 'fields on its first level')
  return size.fields > limits.fields ? atMost(limits.fields, 'fields, those of its fragments included') : null
}

const atMost = (limit: number, things: string): string => `A query may have at most ${limit} ${things}.`

// Counts tokens, up to one more than the maximum, and levels. Ends at what is no token.
function lex(query: string, max: number): { tokens: number; nesting: number } {
  const lexer = new Lexer(new Source(query))
  let tokens = 0
  let level = 0
  let nesting = 0
  try {
    for (; tokens <= max && nesting <= maxNesting; tokens++) {
      const { kind } = lexer.advance()
      if (kind === TokenKind.EOF) break
      if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) level++
      if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) level--
      nesting = Math.max(nesting, level)
    }
  } catch {
    // The handler says what is wrong, and where.
  }
  return { tokens, nesting }
}

const parsed = (query: string): DocumentNode | null => {
  try {
    return parse(query, { noLocation: true })
  } catch {
    return null
  }
}

function directivesOf(document: DocumentNode): number {
  let count = 0
  visit(document, {
    enter: ({ kind }) => {
      if (kind === Kind.DIRECTIVE) count++
    },
  })
  return count
}

interface Size {
  // Fields of the first level.
  rootFields: number
  fields: number
}

const nothing: Size = { rootFields: 0, fields: 0 }

const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (left, right) => ({ rootFields: left.rootFields + right.rootFields, fields: left.fields + right.fields }),
    nothing,
  )

class CyclicFragment extends Error {}

// Returns the size of a document; each fragment is measured once.
function sizeOf(document: DocumentNode): Size | 'cyclic' {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  const measured = new Map<string, Size | 'open'>()

  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known === 'open') throw new CyclicFragment()
    if (known) return known
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    measured.set(name, 'open')
    const size = ofSet(fragment.selectionSet)
    measured.set(name, size)
    return size
  }
  // A spread counts as a field of its own: fragments that hold only spreads take time as well.
  const spread = ({ rootFields, fields }: Size): Size => ({ rootFields, fields: fields + 1 })
  const ofSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FIELD) return { rootFields: 1, fields: 1 + ofSet(selection.selectionSet).fields }
    return spread(
      selection.kind === Kind.INLINE_FRAGMENT ? ofSet(selection.selectionSet) : ofFragment(selection.name.value),
    )
  }
  const ofSet = (set: SelectionSetNode | undefined): Size => sum(set?.selections.map(ofSelection) ?? [])

  try {
    return sum(
      document.definitions.map((one) => {
        if (one.kind === Kind.OPERATION_DEFINITION) return ofSet(one.selectionSet)
        // One that no operation spreads may still contain itself.
        if (one.kind === Kind.FRAGMENT_DEFINITION) ofFragment(one.name.value)
        return nothing
      }),
    )
  } catch (error) {
    if (error instanceof CyclicFragment) return 'cyclic'
    throw error
  }
}
