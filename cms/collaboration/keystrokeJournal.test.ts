import { beforeEach, describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { MemoryStorage } from './browserStorage.fixtures.ts'
import { openKeystrokeJournal } from './keystrokeJournal.ts'

let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
})

// A document in which this is written letter by letter, each noted in the journal of a tab.
function typeIn(tab: string, text: string, room = 'posts/1') {
  const journal = openKeystrokeJournal(room, tab, storage)
  const document = new Y.Doc()
  document.on('update', (update: Uint8Array) => journal.note(update))
  for (const letter of text) document.getText('t').insert(document.getText('t').length, letter)
  return journal
}

function textOf(updates: Uint8Array[]): string {
  const document = new Y.Doc()
  for (const update of updates) Y.applyUpdate(document, update)
  return document.getText('t').toString()
}

describe('what was typed in a tab that is gone', () => {
  it('is taken over by the next tab, and by one only', () => {
    typeIn('first', 'Ferry')
    const next = openKeystrokeJournal('posts/1', 'second', storage)
    expect(textOf(next.takeOver())).toBe('Ferry')
    expect(openKeystrokeJournal('posts/1', 'third', storage).takeOver()).toHaveLength(1)
    expect(storage.length).toBe(1)
  })

  it('is left alone when it belongs to another document', () => {
    typeIn('first', 'Ferry', 'posts/2')
    expect(openKeystrokeJournal('posts/1', 'second', storage).takeOver()).toEqual([])
    expect(storage.length).toBe(1)
  })

  it('is thrown away when it is no change of a document', () => {
    storage.setItem('citydesk/typed/posts/1/first', 'nonsense!')
    expect(openKeystrokeJournal('posts/1', 'second', storage).takeOver()).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('is no longer noted once it is kept elsewhere', () => {
    const journal = typeIn('first', 'Ferry')
    journal.drop(journal.length() - 1)
    expect(storage.length).toBe(1)
    journal.drop(1)
    expect(storage.length).toBe(0)
  })

  it('does not keep anybody from typing where nothing can be stored', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(typeIn('first', 'Ferry').length()).toBe(5)
  })
})
