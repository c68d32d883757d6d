import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { until } from '#tests/until.ts'
import { MemoryStorage } from './browserStorage.fixtures.ts'
import { openLocalCopy } from './roomCopy.ts'

const documentKey = 'posts/1'
let generation = 0

beforeEach(() => {
  generation += 1
  Object.assign(globalThis, { localStorage: new MemoryStorage() })
})

const textOf = (document: Y.Doc) => document.getText('t')

// A tab with the document, when it has read the browser's copy.
async function openTab() {
  const document = new Y.Doc()
  const copy = openLocalCopy(documentKey, String(generation), document, () => {
    throw new Error('The copy is not kept any more')
  })
  expect(await copy.opened).toBe(true)
  return { document, close: copy.close }
}

// Resolves when nothing waits in the journal, as it is all in the copy.
const untilCopied = () =>
  until(
    'the journal is empty',
    () => localStorage.length,
    (length) => length === 0,
  )

// A letter of a colleague, and one that was typed behind it.
function typedBehindColleague() {
  const colleague = new Y.Doc()
  textOf(colleague).insert(0, 'a')
  const received = Y.encodeStateAsUpdate(colleague)
  const typist = new Y.Doc()
  Y.applyUpdate(typist, received)
  const before = Y.encodeStateVector(typist)
  textOf(typist).insert(1, 'b')
  return { received, typed: Y.encodeStateAsUpdate(typist, before) }
}

const leaveInJournal = (update: Uint8Array) =>
  localStorage.setItem(`citydesk/typed/${documentKey}/${generation}/1`, Buffer.from(update).toString('base64'))

describe("a browser's copy of a document", () => {
  it('has what was typed in a tab that is gone', async () => {
    const first = await openTab()
    textOf(first.document).insert(0, 'Ferry')
    await untilCopied()
    first.close()
    const second = await openTab()
    expect(textOf(second.document).toString()).toBe('Ferry')
    second.close()
  })

  it('keeps what a dead tab left in the journal through any number of tabs, though what it stands behind was lost with that tab', async () => {
    const { received, typed } = typedBehindColleague()
    leaveInJournal(typed)
    const first = await openTab()
    await untilCopied()
    first.close()
    const second = await openTab()
    expect(textOf(second.document).toString()).toBe('')
    Y.applyUpdate(second.document, received)
    expect(textOf(second.document).toString()).toBe('ab')
    second.close()
  })
})
