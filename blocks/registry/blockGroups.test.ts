import { describe, expect, it } from '@jest/globals'
import { blockGroups } from './blockGroups.ts'
import { faces } from './faces.ts'

describe('the groups of the slash menu', () => {
  it('hold every block that can be inserted, once', () => {
    const insertable = Object.entries(faces).flatMap(([type, { isInsertable }]) => (isInsertable ? [type] : []))
    expect(Object.values(blockGroups).flat().toSorted()).toEqual(insertable.toSorted())
  })
})
