import * as Y from 'yjs'
import type { Block, Mark } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { sharedMeta } from '#plugins/collaboration/document/fields.layout.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import type { Anchor } from './anchor.schema.ts'
import { anchorSchema } from './anchor.schema.ts'
import { rangeAnchor, resolveAnchor } from './anchor.ts'

export function paragraph(id: string, text: string, marks: Mark[] = []): Block {
  return {
    id,
    type: 'paragraph',
    props: { alignment: 'left' },
    children: [],
    content: text ? [{ type: 'text', text, marks }] : [],
  }
}

export function container(id: string, ...children: Block[]): Block {
  return {
    id,
    type: 'container',
    props: {},
    children,
    content: [],
  }
}

/** Creates a story that one person writes, and what a colleague's screen says of it. */
export function story(...blocks: Block[]) {
  const document = new Y.Doc()
  const origin = {}
  sharedMeta(document).set('seeded', 'first')
  const tree = sharedTree(document, 'body')
  writeTree(tree, blocks, {})
  const undo = new Y.UndoManager([tree.text, tree.registers], { trackedOrigins: new Set([origin]), captureTimeout: 0 })
  const colleague = new Y.Doc()
  const sync = () => {
    Y.applyUpdate(colleague, Y.encodeStateAsUpdate(document, Y.encodeStateVector(colleague)))
    Y.applyUpdate(document, Y.encodeStateAsUpdate(colleague, Y.encodeStateVector(document)))
  }
  const write = (...now: Block[]) => {
    writeTree(tree, now, origin)
    undo.stopCapturing()
  }
  const mark = (block: string, from: number, to: number, lastBlock = block): Anchor => {
    const anchor = rangeAnchor(
      document,
      { kind: 'tree', path: 'body' },
      { block, offset: from },
      { block: lastBlock, offset: to },
    )
    if (!anchor) throw new Error('Nothing is selected')
    return anchorSchema.parse(JSON.parse(JSON.stringify(anchor)))
  }
  const marked = (anchor: Anchor): string[] | 'detached' => {
    sync()
    const [here, there] = [document, colleague].map((one) => textsAt(one, anchor))
    if (!sameJson(there, here)) throw new Error(`Here ${here}, there ${there}`)
    return here ?? 'detached'
  }
  return { document, colleague, tree, undo, write, mark, marked, sync }
}

function textsAt(document: Y.Doc, anchor: Anchor): string[] | 'detached' {
  const place = resolveAnchor(document, anchor)
  if (place.type !== 'range') return 'detached'
  const texts = new Map<string, string>()
  const visit = (blocks: Block[]) => {
    for (const { id, content, children } of blocks) {
      texts.set(id, content.map((run) => (run.type === 'hardBreak' ? '\n' : run.text)).join(''))
      visit(children)
    }
  }
  visit(readTree(sharedTree(document, place.path)))
  return place.spans.map(({ block, from, to }) => (texts.get(block) ?? '').slice(from, to))
}
