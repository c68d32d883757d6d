import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sharedTree } from './document.layout.ts'
import { readTree } from './tree.read.ts'
import { writeTree } from './tree.write.ts'

const paragraph = (id: string, content: string) => blockFixture('paragraph', { id, content })

const textsOf = (blocks: Block[]) => blocks.map(({ content }) => inlineText(content))

function twoPeople(...blocks: Block[]) {
  const people = [1, 2].map((client) => {
    const document = new Y.Doc()
    document.clientID = client
    return { document, tree: sharedTree(document, 'body') }
  })
  const [june, ana] = people
  if (!june || !ana) throw new Error('There are two')
  const hear = () => {
    Y.applyUpdate(ana.document, Y.encodeStateAsUpdate(june.document))
    Y.applyUpdate(june.document, Y.encodeStateAsUpdate(ana.document))
  }
  writeTree(june.tree, blocks, {})
  hear()
  return { june: june.tree, ana: ana.tree, hear }
}

// The letters that a change puts into the shared text.
function lettersWritten(text: Y.Text, change: () => void): string {
  let written = ''
  const note = ({ delta }: Y.YTextEvent) => {
    for (const { insert } of delta) if (typeof insert === 'string') written += insert
  }
  text.observe(note)
  change()
  text.unobserve(note)
  return written
}

describe('a line that two people made of two, each the other way round', () => {
  // The first block of an empty story has the same id for every user: it can have several segments.
  const [first] = readTree(sharedTree(new Y.Doc(), 'body'))
  const a = first?.id ?? ''

  function mergedBothWays() {
    const room = twoPeople(paragraph(a, 'harbor'), paragraph('b', 'ferry'))
    writeTree(room.june, [paragraph(a, 'harborferry')], {})
    writeTree(room.ana, [paragraph('b', 'ferryharbor')], {})
    room.hear()
    return room
  }

  it('has the text of both once', () => {
    const { june, ana } = mergedBothWays()
    expect(readTree(june)).toEqual(readTree(ana))
    expect(textsOf(readTree(june)).map((text) => text.length)).toEqual(['harborferry'.length])
  })

  it('can be written in and split anywhere without any letter being written again', () => {
    for (let at = 1; at < 'harborferry'.length; at += 1) {
      const { june, ana, hear } = mergedBothWays()
      const [line] = readTree(june)
      const text = `${inlineText(line?.content ?? [])}s`
      const id = line?.id ?? ''
      writeTree(june, [paragraph(id, text)], {})
      const wanted = [text.slice(0, at), text.slice(at)]
      const halves = [paragraph(id, text.slice(0, at)), paragraph('c', text.slice(at))]
      const written = lettersWritten(june.text, () => writeTree(june, halves, {}))
      hear()
      expect([at, written, textsOf(readTree(june)), textsOf(readTree(ana))]).toEqual([at, '', wanted, wanted])
    }
  })
})

describe('a tree that was read from the database', () => {
  const pin = { id: '7', headline: 'Ferry', until: null }
  const slot = (pinned: object) => blockFixture('homepage-slot', { id: 'slot', props: { pinned } })

  it('is no change of the same tree, although the keys of its objects are in another order', () => {
    const { june } = twoPeople(slot(pin))
    const before = Y.encodeStateVector(june.text.doc ?? new Y.Doc())
    writeTree(june, [slot({ until: null, id: '7', headline: 'Ferry' })], {})
    expect(Y.encodeStateVector(june.text.doc ?? new Y.Doc())).toEqual(before)
    writeTree(june, [slot({ until: null, id: '8', headline: 'Ferry' })], {})
    expect(Y.encodeStateVector(june.text.doc ?? new Y.Doc())).not.toEqual(before)
  })
})
