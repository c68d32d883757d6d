import fc from 'fast-check'
import { linkRelations } from '#contract/block.schema.ts'
import { linkMark } from '#contract/linkMark.ts'
import type { Block, Inline, Mark } from '../core/block.types.ts'
import { joinRuns } from '../core/inline.convert.ts'
import { formatBits } from '../core/lexical.types.ts'
import { definitionOf } from './schemas.ts'

// Marks stand in Lexical's order, a link last: the one form that a text has.
const markNames = Object.keys(formatBits) as (keyof typeof formatBits)[]

const formatting = fc.subarray(markNames).map((names) => names.map((type): Mark => ({ type })))

const link = fc
  .record({ href: fc.webUrl(), newTab: fc.boolean(), rel: fc.subarray([...linkRelations]) })
  .map(({ href, ...settings }): Mark => linkMark(href, settings))

const textRuns = fc
  .record({ text: fc.string({ unit: 'grapheme', maxLength: 12 }), marks: formatting, link: fc.option(link) })
  .map(({ text, marks, link }): Inline => ({ type: 'text', text, marks: link ? [...marks, link] : marks }))

export const anyInline: fc.Arbitrary<Inline[]> = fc
  .array(fc.oneof({ weight: 6, arbitrary: textRuns }, fc.constant<Inline>({ type: 'hardBreak' })), { maxLength: 5 })
  .map(joinRuns)

const anyId = fc.uuid()

function block(
  type: string,
  parts: { props?: fc.Arbitrary<object>; content?: boolean; children?: fc.Arbitrary<Block[]> },
) {
  return fc.record({
    id: anyId,
    type: fc.constant(type),
    props: (parts.props ?? fc.constant({})).map((props) => ({ ...props })),
    children: parts.children ?? fc.constant<Block[]>([]),
    content: parts.content ? anyInline : fc.constant<Inline[]>([]),
  })
}

// JSON writes -0 as 0, so no stored tree has it.
const storedValue = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

const anyJson = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), storedValue, { maxKeys: 3 })

/** Any story that the editor can hold: nested containers, lists in lists, and blocks of unknown types. */
export const anyTree: fc.Arbitrary<Block[]> = fc.letrec<{ blocks: Block[]; one: Block; list: Block }>((tie) => ({
  blocks: fc.array(tie('one'), { maxLength: 4 }),
  list: block('list', {
    props: fc.record({
      unordered: fc.boolean(),
      start: fc.integer({ min: 1, max: 99 }),
      type: fc.constantFrom('decimal', 'upper-alpha', 'lower-roman'),
    }),
    children: fc.array(fc.oneof({ depthSize: 'small' }, block('list-item', { content: true }), tie('list')), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  one: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    block('paragraph', {
      props: fc.record({ alignment: fc.constantFrom('left', 'center', 'right', 'justify') }),
      content: true,
    }),
    block('heading', {
      props: fc.record({ alignment: fc.constantFrom('left', 'center'), level: fc.integer({ min: 1, max: 6 }) }),
      content: true,
    }),
    block('blockquote', { content: true }),
    block('image', { props: fc.record({ contentId: anyId, caption: fc.string() }) }),
    block('pullquote', { props: fc.record({ attribution: fc.string() }), content: true }),
    block('from-the-future', { props: anyJson, content: true }),
    tie('list'),
    block('container', { props: anyJson, children: tie('blocks') }),
    block('reusable', { children: tie('blocks') }),
    block('columns', {
      children: fc.array(
        block('column', { props: fc.record({ width: fc.integer({ min: 10, max: 100 }) }), children: tie('blocks') }),
        { maxLength: 2 },
      ),
    }),
  ),
})).blocks

const lexicalsTypes = new Set(['paragraph', 'heading', 'blockquote', 'list', 'list-item'])

/**
 * Returns a tree without ids, and with all settings of its text blocks: those are named by their place once they have
 * been in the editor, and have the defaults of unset properties.
 */
export function withoutIds(blocks: Block[]): unknown {
  return blocks.map(({ id: _, children, props, type, content }) => ({
    type,
    props: lexicalsTypes.has(type) ? { ...definitionOf(type)?.props.parse({}), ...props } : props,
    content,
    children: withoutIds(children),
  }))
}
