import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as Y from 'yjs'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState, lexicalStateError } from '#plugins/blocks-field/lexicalState.guard.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { registerKey, sharedTree } from './document.layout.ts'
import { anyData, copiesOf, everyField, exchange } from './fields.fixtures.ts'
import { memberKey, sharedSets, sharedText, sharedValues } from './fields.layout.ts'
import { readContent } from './fields.read.ts'
import { writeContent } from './fields.write.ts'
import { writeTree } from './tree.write.ts'

fc.configureGlobal({ numRuns: inGateOrSoak(25, 200) })

const origin = {}
const written = (data: Record<string, unknown>) => {
  const document = new Y.Doc()
  writeContent(document, everyField, data, origin)
  return document
}
const read = (document: Y.Doc) => readContent(document, everyField)
const bodyOf = (...texts: string[]) =>
  lexicalFromBlocks(texts.map((content) => blockFixture('paragraph', { id: '0', content })))
const linesOf = (body: unknown) =>
  isLexicalState(body)
    ? blocksFromLexical(body).map(({ content }) =>
        content.map((run) => (run.type === 'text' ? run.text : '\n')).join(''),
      )
    : []

describe('the content of a shared document', () => {
  it('is what was written, whatever was there before', () => {
    fc.assert(
      fc.property(anyData, anyData, (first, then) => {
        const document = written(first)
        writeContent(document, everyField, then, origin)
        expect(read(document)).toEqual({ ...then, body: null })
      }),
    )
  })

  it('does not change where the same is written again', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const document = written({ ...data, body: bodyOf('One', 'Two') })
        const before = Y.encodeStateAsUpdate(document)
        writeContent(document, everyField, read(document), origin)
        writeContent(document, everyField, { ...data, body: bodyOf('One', 'Two') }, origin)
        expect(Y.encodeStateAsUpdate(document)).toEqual(before)
      }),
    )
  })

  it('keeps what the data does not name', () => {
    const document = written({ headline: 'A', tags: [1], meta: { logo: 2, extra: { a: 1 } } })
    writeContent(document, everyField, { meta: { extra: null } }, origin)
    expect(read(document)).toMatchObject({ headline: 'A', tags: [1], meta: { logo: 2, extra: null } })
  })

  it('takes documents for their ids, as a read with depth gives them', () => {
    const tag = { id: 7, name: 'Council' }
    const document = written({ tags: [tag], meta: { logo: tag, target: { relationTo: 'tags', value: tag } } })
    expect(read(document)).toMatchObject({ tags: [7], meta: { logo: 7, target: { relationTo: 'tags', value: 7 } } })
  })
})

describe('several people who write at once', () => {
  it('have the same in the end, in whichever order they hear of each other', () => {
    fc.assert(
      fc.property(anyData, fc.array(anyData, { minLength: 2, maxLength: 3 }), fc.boolean(), (base, edits, isLate) => {
        const documents = copiesOf(written(base), edits.length)
        for (const [index, edit] of edits.entries()) {
          const document = documents[index]
          if (document) writeContent(document, everyField, edit, origin)
          if (!isLate) exchange(documents)
        }
        exchange(documents)
        for (const document of documents) expect(read(document)).toEqual(read(documents[0] ?? document))
      }),
    )
  })

  it('who add different tags have both, and a tag that both add once', () => {
    const [one, two] = copiesOf(written({ tags: [1, 2] }), 2) as [Y.Doc, Y.Doc]
    writeContent(one, everyField, { tags: [1, 2, 3, 5] }, origin)
    writeContent(two, everyField, { tags: [4, 5, 1, 2] }, origin)
    exchange([one, two])
    expect(read(one).tags).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
    expect(read(one).tags).toHaveLength(5)
  })

  it('who reorder, add and remove do not take each other’s members back', () => {
    const [one, two] = copiesOf(written({ names: ['a', 'b', 'c'] }), 2) as [Y.Doc, Y.Doc]
    writeContent(one, everyField, { names: ['c', 'a', 'b'] }, origin)
    writeContent(two, everyField, { names: ['a', 'c', 'd'] }, origin)
    exchange([one, two])
    expect(read(one).names).toEqual(['c', 'a', 'd'])
  })

  it('who type in one headline keep both their words', () => {
    const [one, two] = copiesOf(written({ headline: 'Council votes' }), 2) as [Y.Doc, Y.Doc]
    writeContent(one, everyField, { headline: 'City council votes' }, origin)
    writeContent(two, everyField, { headline: 'Council votes again' }, origin)
    exchange([one, two])
    expect(read(one).headline).toBe('City council votes again')
  })

  it('who change two settings of one row, and add rows, keep all of it', () => {
    const row = { id: 'row-a', label: 'Apple', isNew: false, tags: [] }
    const [one, two] = copiesOf(written({ links: [row] }), 2) as [Y.Doc, Y.Doc]
    writeContent(one, everyField, { links: [{ ...row, label: 'Apple Podcasts' }, { label: 'Spotify' }] }, origin)
    writeContent(two, everyField, { links: [{ ...row, isNew: true }, { label: 'YouTube' }] }, origin)
    exchange([one, two])
    const { links } = read(one)
    expect(links).toContainEqual({ ...row, label: 'Apple Podcasts', isNew: true })
    expect(Array.isArray(links) && links.map(({ label }) => label).toSorted()).toEqual([
      'Apple Podcasts',
      'Spotify',
      'YouTube',
    ])
  })

  it('and an API client that changes one paragraph leaves what is typed in the others', () => {
    const [one, two] = copiesOf(written({ body: bodyOf('First line', 'Second line', 'Third line') }), 2) as [
      Y.Doc,
      Y.Doc,
    ]
    writeContent(one, everyField, { body: bodyOf('First line', 'Second line, typed', 'Third line') }, origin)
    writeContent(two, everyField, { body: bodyOf('New start', 'First line', 'Second line', 'Third line!') }, origin)
    exchange([one, two])
    expect(linesOf(read(one).body)).toEqual(['New start', 'First line', 'Second line, typed', 'Third line!'])
  })
})

describe('undo', () => {
  it('takes back one’s own and leaves what others did, over all fields', () => {
    const [one, two] = copiesOf(written({ headline: 'Vote', tags: [1], isOpen: false }), 2) as [Y.Doc, Y.Doc]
    const undo = new Y.UndoManager([sharedText(one, 'headline'), sharedValues(one), sharedSets(one)], {
      trackedOrigins: new Set([origin]),
    })
    writeContent(one, everyField, { headline: 'Vote today', tags: [1, 2], isOpen: true }, origin)
    writeContent(two, everyField, { headline: 'A vote', tags: [1, 3] }, {})
    exchange([one, two])
    undo.undo()
    expect(read(one)).toMatchObject({ headline: 'A vote', tags: [1, 3], isOpen: false })
  })
})

describe('a hostile client', () => {
  const anyJunk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>('\0', '\uD800', new Uint8Array(3), 1e300, -1, 2 ** 40, '99999999999', 'Breaking\0'),
  )

  it('writes nothing that breaks reading, and nothing that does not fit a field', () => {
    const anyPath = fc.oneof(
      fc.constantFrom(...everyField.map(({ path }) => path), 'links.row-a.label', 'links.row-a.tags'),
      fc.string(),
    )
    const anyKey = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '1e3', 'row-a', '__proto__', 'posts:1', 'users:1', '/', '..'),
    )
    const anyRank = fc.oneof(fc.constantFrom<unknown>('a0', 'a1', 'A00000000000000000000000000', 'zz', 'a0V'), anyJunk)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyPath, anyJunk)),
        fc.array(fc.tuple(anyPath, anyKey, anyRank)),
        fc.array(fc.tuple(anyPath, fc.string({ unit: 'binary' }), anyJunk)),
        anyData,
        (values, members, texts, data) => {
          const document = new Y.Doc()
          for (const [path, value] of values) sharedValues(document).set(path, value)
          for (const [path, key, rank] of members) sharedSets(document).set(memberKey(path, key), rank)
          for (const [path, text, embed] of texts) {
            sharedText(document, path).insert(0, text)
            sharedText(document, path).insertEmbed(0, { embed })
          }
          const content = read(document)
          // What was read is valid: writing and reading it anywhere gives the same.
          const elsewhere = read(written(content))
          expect(elsewhere).toEqual(content)
          expect(JSON.stringify(content)).not.toMatch(/\\u0000|\\ud[89ab]/)
          writeContent(document, everyField, data, origin)
          expect(read(document)).toMatchObject({ tags: data.tags, names: data.names, related: data.related })
        },
      ),
    )
  })

  it('cannot put a block into a body that the back office would refuse to save', () => {
    const document = new Y.Doc()
    const { registers } = sharedTree(document, 'body')
    registers.set(registerKey('x', 'type'), 'teleporter')
    registers.set(registerKey('x', 'place'), { parent: '', rank: 'a0' })
    registers.set(registerKey('x', 'isAlive'), true)
    expect(read(document).body).toBeNull()
  })

  it('cannot nest blocks deeper than the back office takes them', () => {
    const document = new Y.Doc()
    const deep = Array.from({ length: 120 }).reduce<Block>(
      (inner, _, index) => blockFixture('container', { id: `c${index}`, children: [inner] }),
      blockFixture('paragraph', { id: 'p', content: 'Deep' }),
    )
    writeTree(sharedTree(document, 'body'), [deep], origin)
    expect(lexicalStateError(read(document).body)).toBeNull()
    expect(JSON.stringify(read(document).body)).toContain('Deep')
  })

  it('cannot make a tree that is too deep to walk', () => {
    const document = new Y.Doc()
    const { registers } = sharedTree(document, 'body')
    document.transact(() => {
      for (let index = 0; index < 5000; index += 1) {
        registers.set(registerKey(`c${index}`, 'type'), 'container')
        registers.set(registerKey(`c${index}`, 'place'), { parent: index ? `c${index - 1}` : '', rank: 'a0' })
        registers.set(registerKey(`c${index}`, 'isAlive'), true)
      }
    })
    expect(lexicalStateError(read(document).body)).toBeNull()
  })

  it('cannot break reading with registers of a body', () => {
    const anyRegister = fc.constantFrom('type', 'place', 'isAlive', 'joined', 'props.caption', 'props.__proto__', '')
    const anyValue = fc.oneof(
      anyJunk,
      fc.constantFrom<unknown>({ parent: 'a', rank: 'a0' }, { to: 'b', rank: 1 }, 'paragraph', 'image', true),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', '', '__proto__'), anyRegister, anyValue)),
        fc.array(anyJunk),
        (registers, embeds) => {
          const document = new Y.Doc()
          const tree = sharedTree(document, 'body')
          for (const [id, name, value] of registers) tree.registers.set(`${id}/${name}`, value)
          for (const embed of embeds) tree.text.insertEmbed(0, typeof embed === 'object' && embed ? embed : { embed })
          expect(() => read(document)).not.toThrow()
        },
      ),
    )
  })
})
