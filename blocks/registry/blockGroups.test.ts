import { describe, expect, it } from '@jest/globals'
import { blockGroups } from './blockGroups.ts'
import { editorViews } from './editorViews.ts'

describe('the groups of the slash menu', () => {
  it('hold every block that can be inserted, once', () => {
    const insertable = Object.entries(editorViews).flatMap(([type, { isInsertable }]) => (isInsertable ? [type] : []))
    expect(Object.values(blockGroups).flat().toSorted()).toEqual(insertable.toSorted())
  })
})
