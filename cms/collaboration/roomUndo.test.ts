import { describe, expect, it, jest } from '@jest/globals'
import * as Y from 'yjs'
import { createUndo } from './roomUndo.ts'

const origin = {}

function setUp() {
  const document = new Y.Doc()
  const onLost = jest.fn()
  const taken: unknown[] = []
  const place = { is: 'headline' }
  const undo = createUndo({
    document,
    origin,
    place: () => ({ ...place }),
    onLost,
    onTaken: (at) => taken.push(at),
  })
  const values = document.getMap('values')
  const text = document.getText('text:headline')
  const step = (change: () => void) => {
    undo.stopCapturing()
    document.transact(change, origin)
  }
  const colleague = (change: () => void) => document.transact(change, 'remote')
  return { document, onLost, undo, values, text, step, colleague, place, taken }
}

describe('undo', () => {
  it('takes back one’s own steps over all fields, the last first, and redoes them', () => {
    const { undo, values, text, step } = setUp()
    step(() => text.insert(0, 'Vote'))
    step(() => values.set('kicker', 'Live'))
    undo.undo()
    expect([values.get('kicker'), text.toString()]).toEqual([undefined, 'Vote'])
    undo.undo()
    expect(text.toString()).toBe('')
    undo.redo()
    undo.redo()
    expect([values.get('kicker'), text.toString()]).toEqual(['Live', 'Vote'])
  })

  it('takes back in one step what was written as one, however long that took', () => {
    const { document, undo, values, text } = setUp()
    const write = (change: () => void) => document.transact(change, origin)
    write(() => values.set('kicker', 'Live'))
    undo.asOneStep(() => {
      write(() => text.insert(0, 'Vote'))
      // Longer than letters are joined. Yjs keeps the clock that was there when it was loaded.
      for (const end = Date.now() + 600; Date.now() < end; );
      write(() => text.insert(4, ' today'))
    })
    write(() => text.insert(10, '!'))
    const steps = [0, 1, 2].map(() => {
      undo.undo()
      return [text.toString(), values.get('kicker')]
    })
    expect(steps).toEqual([
      ['Vote today', 'Live'],
      ['', 'Live'],
      ['', undefined],
    ])
  })

  it('goes back to where a step was made, and to the same place when it is done again', () => {
    const { undo, text, step, place, taken } = setUp()
    step(() => text.insert(0, 'Vote'))
    place.is = 'somewhere else'
    undo.undo()
    undo.redo()
    expect(taken).toEqual([{ is: 'headline' }, { is: 'headline' }])
  })

  it('never takes what a colleague wrote', () => {
    const { undo, text, step, colleague } = setUp()
    step(() => text.insert(0, 'Vote'))
    colleague(() => text.insert(2, '!'))
    undo.undo()
    expect(text.toString()).toBe('!')
  })

  it('says so when a colleague changed the same place, and does not go on to an earlier step', () => {
    const { undo, values, text, step, colleague, onLost } = setUp()
    step(() => text.insert(0, 'Vote'))
    step(() => values.set('kicker', 'Live'))
    colleague(() => values.set('kicker', 'Breaking'))
    undo.undo()
    expect(onLost).toHaveBeenCalledTimes(1)
    expect([values.get('kicker'), text.toString()]).toEqual(['Breaking', 'Vote'])
    undo.undo()
    expect([onLost.mock.calls.length, text.toString()]).toEqual([1, ''])
  })

  it('is offered where there is something to take back', () => {
    const { undo, text, step } = setUp()
    const seen: boolean[][] = []
    undo.subscribe(() => seen.push([undo.canUndo(), undo.canRedo()]))
    step(() => text.insert(0, 'Vote'))
    undo.undo()
    expect([seen.at(0), seen.at(-1)]).toEqual([
      [true, false],
      [false, true],
    ])
    undo.undo()
    expect(text.toString()).toBe('')
  })
})
