import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type GutenbergBlock, parseGutenberg, renderedHtml } from './gutenbergParse.ts'

interface Sample {
  name: string
  attrs: Record<string, unknown>
  isVoid: boolean
  inside: (Sample | string)[]
}

// Attributes as JSON that cannot end the comment around it, as WordPress escapes them.
const json = (attrs: Record<string, unknown>) =>
  JSON.stringify(attrs).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')

function written(part: Sample | string): string {
  if (typeof part === 'string') return part
  const name = part.name.replace(/^core\//, '')
  const head = Object.keys(part.attrs).length > 0 ? `wp:${name} ${json(part.attrs)}` : `wp:${name}`
  return part.isVoid ? `<!-- ${head} /-->` : `<!-- ${head} -->${part.inside.map(written).join('')}<!-- /wp:${name} -->`
}

const words = fc.constantFrom('<p>a</p>', '\n\n', '{"b": 1} -->', '<!-- more -->', '<!-- wp:', 'wp:x', '}', '<b>ж</b>')
const names = fc.constantFrom('core/group', 'core/list-item', 'core/a_1', 'plugin/thing', 'x-y/z')
const attributes = fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 3,
  noNullPrototype: true,
})
const { blocks } = fc.letrec<{ blocks: (Sample | string)[]; block: Sample }>((tie) => ({
  // Text that follows text would come back as one.
  blocks: fc
    .array(fc.oneof({ depthSize: 'small' }, words, tie('block')), { maxLength: 4 })
    .map((parts) => parts.filter((part, index) => typeof part !== 'string' || typeof parts[index - 1] !== 'string')),
  block: fc.record({ name: names, attrs: attributes, isVoid: fc.boolean(), inside: tie('blocks') }),
}))

const asRead = (part: Sample | string): unknown =>
  typeof part === 'string'
    ? part
    : { name: part.name, attrs: JSON.parse(json(part.attrs)), inside: part.isVoid ? [] : part.inside.map(asRead) }

function outline({ blockName, attrs, innerBlocks, innerContent }: GutenbergBlock): unknown {
  if (!blockName) return innerContent.join('')
  const children = innerBlocks.values()
  const inside = innerContent.map((part) => {
    if (part !== null) return part
    const { value } = children.next()
    return value && outline(value)
  })
  return { name: blockName, attrs, inside }
}

describe('the markup of blocks', () => {
  it('gives back every tree that is written in it, with all text and attributes', () => {
    fc.assert(
      fc.property(blocks, (sample) => {
        const text = sample.map(written).join('')
        const read = parseGutenberg(text)
        expect(read.map(outline)).toEqual(sample.map(asRead))
        expect(read.map(({ source }) => source).join('')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it('loses no letter of anything that looks like it', () => {
    const piece = fc.constantFrom(
      ...['<!--', ' ', '\n', 'wp:', '/wp:', 'a', 'core/b', 'A', '{"a":1}', '{', '}', '/', '-->', '<p>', 'x'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        expect(
          parseGutenberg(text)
            .map(({ source }) => source)
            .join(''),
        ).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    [
      'a block without an end ends with the one around it',
      '<!-- wp:a --><!-- wp:b -->x<!-- /wp:a -->y',
      ['a(b(x))', 'y'],
    ],
    ['or with the body', '<!-- wp:a --><!-- wp:b -->x', ['a(b(x))']],
    ['an end of another name ends the innermost block', '<!-- wp:a -->x<!-- /wp:c -->y', ['a(x)', 'y']],
    ['an end without a beginning is text', 'x<!-- /wp:a -->y', ['x<!-- /wp:a -->y']],
    ['a name in capitals is none', '<!-- wp:A -->', ['<!-- wp:A -->']],
    ['attributes without an end are none', '<!-- wp:a {"b":1 -->', ['<!-- wp:a {"b":1 -->']],
  ])('%s', (_rule, text, wanted) => {
    const short = (block: GutenbergBlock): string => {
      const children = block.innerBlocks.values()
      const inside = block.innerContent.map((part) => part ?? short(children.next().value ?? block)).join('')
      return block.blockName ? `${block.blockName.replace('core/', '')}(${inside})` : inside
    }
    expect(parseGutenberg(text).map(short)).toEqual(wanted)
  })

  it('keeps a block whose attributes are no JSON, with its source', () => {
    const source = '<!-- wp:a {nothing} -->x<!-- /wp:a -->'
    expect(parseGutenberg(source)).toMatchObject([{ blockName: 'core/a', attrs: null, source }])
  })

  it('renders a block without the comments that delimit blocks', () => {
    const [block] = parseGutenberg(
      '<!-- wp:a --><ul><!-- wp:b {"c":"}"} --><li>d</li><!-- /wp:b --></ul><!-- /wp:a -->',
    )
    expect(block && renderedHtml(block)).toBe('<ul><li>d</li></ul>')
  })

  it.each(['<!-- wp:group -->', '<!-- wp:a {', '<!-- wp:a {} ', '<!-- /wp:a -->', '<!-- wp:a {"b":1}  /-->'])(
    'reads 100,000 times %j',
    (piece) => {
      const text = piece.repeat(100_000)
      const read = parseGutenberg(text)
      expect(read.map(({ source }) => source).join('')).toBe(text)
    },
  )
})
