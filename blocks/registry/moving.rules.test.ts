import { describe, expect, it } from '@jest/globals'
import { type Container, isMovable, mayMove } from './moving.rules.ts'

const page: Container = { type: null, childCount: 5 }
const box = (type: Container['type'], childCount = 2): Container => ({ type, childCount })

describe('where a block may be moved', () => {
  it('into whatever holds any blocks, and out of it', () => {
    expect(mayMove('image', page, box('column'), false)).toBe(true)
    expect(mayMove('paragraph', box('sidebar-content'), page, false)).toBe(true)
    expect(mayMove('columns', page, box('container'), false)).toBe(true)
  })

  it('not into text, nor into a box that holds only certain blocks', () => {
    expect(mayMove('image', page, box('pullquote'), false)).toBe(false)
    expect(mayMove('image', page, box('columns'), false)).toBe(false)
    expect(mayMove('paragraph', page, box('sidebar'), false)).toBe(false)
  })

  it('a part only into a box of its kind, as long as that has room and its own keeps enough', () => {
    expect(mayMove('button', box('button-group'), box('button-group'), false)).toBe(true)
    expect(mayMove('button', box('button-group'), page, false)).toBe(false)
    expect(mayMove('column', box('columns', 3), box('columns', 6), false)).toBe(false)
    expect(mayMove('show-episodes-slot', box('show-episodes', 2), box('show-episodes', 3), false)).toBe(false)
    expect(mayMove('show-episodes-slot', box('show-episodes', 3), box('show-episodes', 3), false)).toBe(true)
  })

  it('a part within its own box, however full that is', () => {
    expect(mayMove('column', box('columns', 6), box('columns', 6), true)).toBe(true)
  })

  it('what is given in its box stays: the header of a sidebar, a cell', () => {
    expect(isMovable('sidebar-header', 'sidebar')).toBe(false)
    expect(isMovable('table-cell', 'table-row')).toBe(false)
    expect(isMovable('table-row', 'table')).toBe(true)
  })
})
