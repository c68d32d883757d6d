import { describe, expect, it } from '@jest/globals'
import { canBePrimary, withSection } from './sectionsChoice.ts'

const two = { sections: ['1', '2'], primarySection: '2' }

describe('the sections of a post', () => {
  it('come one by one, and the first is primary by itself', () => {
    expect(withSection({ sections: [], primarySection: null }, '1', true)).toEqual({
      sections: ['1'],
      primarySection: '1',
    })
    expect(withSection({ sections: ['1'], primarySection: '1' }, '2', true)).toEqual({ sections: ['1', '2'] })
  })

  it('lose their primary one when it goes', () => {
    const three = { sections: ['1', '2', '3'], primarySection: '2' }
    expect(withSection(three, '2', false)).toEqual({ sections: ['1', '3'], primarySection: null })
    expect(withSection(two, '2', false)).toEqual({ sections: ['1'], primarySection: '1' })
    expect(withSection(three, '3', false)).toEqual({ sections: ['1', '2'] })
  })

  it('are primary only when they are checked, and where there are two to choose from', () => {
    expect([canBePrimary(two, '1', 9), canBePrimary(two, '3', 9), canBePrimary(two, '1', 1)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
