import { beforeEach, describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { plainText } from '#blocks/registry/tree.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { followFeaturedCaption } from './featuredCaption.ts'
import { createUndo } from './roomUndo.ts'
import { takeSharedStep } from './sharedStep.ts'

const plan: SharedField[] = [
  { kind: 'tree', path: 'body' },
  { kind: 'value', path: 'featuredMedia', value: { type: 'reference', to: ['media'], isNamed: false } },
  { kind: 'text', path: 'featuredMediaCaption' },
]

describe('the caption of the featured media', () => {
  const origin = {}
  let room: Parameters<typeof takeSharedStep>[0]
  const words = () => plainText(readTree(sharedTree(room.document, 'body')))
  const fields = () => {
    const { featuredMedia, featuredMediaCaption } = readContent(room.document, plan)
    return [featuredMedia, featuredMediaCaption]
  }
  const choose = (media: number, caption: string) =>
    takeSharedStep(room, plan, { featuredMedia: media, featuredMediaCaption: '' }, () =>
      followFeaturedCaption(room, plan, caption),
    )

  beforeEach(() => {
    const document = new Y.Doc()
    const body = lexicalFromBlocks([
      blockFixture('paragraph', { id: 'p', content: 'Text' }),
      blockFixture('featured-media-caption', { id: 'c', content: 'The old harbour' }),
    ])
    writeContent(document, plan, { body, featuredMedia: 1, featuredMediaCaption: 'Of the old one' }, {})
    const undo = createUndo({ document, origin, place: () => null, onLost: () => undefined, onTaken: () => undefined })
    room = { document, origin, undo }
  })

  it('follows the media that is chosen, in the text too, and one step of undo takes all of that back', () => {
    choose(2, 'The "new" ferry')
    expect([words(), ...fields()]).toEqual(['Text\n\nThe “new” ferry', 2, null])
    room.undo.undo()
    expect([words(), ...fields()]).toEqual(['Text\n\nThe old harbour', 1, 'Of the old one'])
    expect(room.undo.canUndo()).toBe(false)
    room.undo.redo()
    expect([words(), ...fields()]).toEqual(['Text\n\nThe “new” ferry', 2, null])
  })

  it('is a step apart from the one before', () => {
    choose(2, 'Two')
    choose(3, 'Three')
    room.undo.undo()
    expect([words(), ...fields()]).toEqual(['Text\n\nTwo', 2, null])
  })

  it('keeps what a colleague writes in the text meanwhile', () => {
    choose(2, 'Two')
    const theirs = new Y.Doc()
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(room.document))
    const longer = lexicalFromBlocks([
      blockFixture('paragraph', { id: 'p', content: 'Text of a colleague' }),
      blockFixture('featured-media-caption', { id: 'c', content: 'Two' }),
    ])
    writeContent(theirs, plan, { body: longer }, {})
    Y.applyUpdate(room.document, Y.encodeStateAsUpdate(theirs))
    room.undo.undo()
    expect([words(), ...fields()]).toEqual(['Text of a colleague\n\nThe old harbour', 1, 'Of the old one'])
  })
})
