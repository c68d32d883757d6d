import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { withIds } from './blockIds.ts'
import { sharedTree } from './document.layout.ts'
import { mergeForeignTree } from './foreignTree.ts'
import { randomSequence } from './fuzzRandom.ts'
import { readTree } from './tree.read.ts'
import { writeTree } from './tree.write.ts'

type Random = ReturnType<typeof randomSequence>

const words = (mark: string, count: number) => `${mark}${count}a ${mark}${count}b ${mark}${count}c.`

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: {},
  children: [],
  content: text === '' ? [] : [{ type: 'text', text, marks: [] }],
})

const linesOf = (blocks: Block[]) => [...walkBlocks(blocks)].map(({ content }) => inlineText(content)).filter(Boolean)

// A few random changes of a text; new words have the writer's mark.
function changed(blocks: Block[], random: Random, mark: string): Block[] {
  let tree = blocks
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const at = random.below(tree.length + 1)
    const block = tree[at]
    const text = block ? inlineText(block.content) : ''
    const made = paragraph(`${mark}-${count}`, words(mark, count))
    const turn = random.below(5)
    if (!block || turn === 0) tree = tree.toSpliced(at, 0, made)
    else if (turn === 1) tree = tree.length > 1 ? tree.toSpliced(at, 1) : tree
    else if (turn === 2) tree = tree.with(at, paragraph(block.id, `${text} ${words(mark, count)}`))
    else if (turn === 3) tree = tree.with(at, paragraph(block.id, words(mark, count)))
    else tree = tree.with(at, paragraph(block.id, `${words(mark, count)} ${text}`))
  }
  return tree
}

export interface ForeignRun {
  base: Block[]
  /** The program's text. Its blocks have no ids, as in what the APIs give. */
  written: Block[]
  current: Block[]
}

/** Has people and a program change one text at once. @returns what each of them sees when the other's change is there */
export function mergeInDocuments({ base, written, current }: ForeignRun) {
  const first = new Y.Doc()
  writeTree(sharedTree(first, 'body'), base, {})
  const copy = () => {
    const document = new Y.Doc()
    Y.applyUpdate(document, Y.encodeStateAsUpdate(first))
    return document
  }
  const [side, people] = [copy(), copy()]
  const read = (document: Y.Doc) => readTree(sharedTree(document, 'body'))
  writeTree(sharedTree(people, 'body'), current, {})
  const asWritten = written.map((block) => ({ ...block, id: '' }))
  const merge = mergeForeignTree({ base, written: withIds(asWritten, base), current: read(people) })
  writeTree(sharedTree(side, 'body'), merge.blocks, {}, undefined, { movesText: false })
  Y.applyUpdate(people, Y.encodeStateAsUpdate(side))
  Y.applyUpdate(side, Y.encodeStateAsUpdate(people))
  return { seenByPeople: read(people), seenBySide: read(side), conflicts: merge.conflicts }
}

export function faultsOfRun(seed: number): string[] {
  const random = randomSequence(seed)
  const base = Array.from({ length: 1 + random.below(4) }, (_, index) => paragraph(`s${index}`, words('s', index)))
  const [current, written] = [changed(base, random, 'p'), changed(base, random, 'w')]
  const { seenByPeople, seenBySide } = mergeInDocuments({ base, current, written })
  const lines = linesOf(seenByPeople)
  const [known, ofPeople, ofProgram] = [linesOf(base), linesOf(current), linesOf(written)]
  const missing = (texts: string[], who: string) =>
    texts.filter((text) => !known.includes(text) && !lines.includes(text)).map((text) => `${who} lost “${text}”`)
  const allowed = new Set([...known, ...ofPeople, ...ofProgram])
  const isGone = (text: string) => !ofPeople.includes(text) || !ofProgram.includes(text)
  return [
    ...missing(ofPeople, 'people'),
    ...missing(ofProgram, 'the program'),
    ...lines.filter((text) => !allowed.has(text)).map((text) => `nobody wrote “${text}”`),
    ...lines.filter((text) => known.includes(text) && isGone(text)).map((text) => `“${text}” is there again`),
    ...(sameJson(seenBySide, seenByPeople) ? [] : ['they see different texts']),
  ]
}
