import { describe, expect, it } from '@jest/globals'
import { countFacets } from './facetsCount.ts'

describe('facets', () => {
  it('count the values of hits, the most frequent first', () => {
    const hits = [
      { sections: [2], authors: [], type: 'article' },
      { sections: [1, 2], authors: [9], type: 'opinion' },
      { sections: [], authors: [], type: null },
      { sections: [1, 2], authors: [], type: 'opinion' },
    ]
    expect(countFacets(hits).map(({ of, value, count }) => `${of} ${value}: ${count}`)).toEqual([
      'section 2: 3',
      'section 1: 2',
      'author 9: 1',
      'type opinion: 2',
      'type article: 1',
    ])
  })

  it('are the 25 most frequent ones', () => {
    const hits = Array.from({ length: 40 }, (_, index) => ({ sections: [index], authors: [], type: null }))
    expect(countFacets([...hits, ...hits.slice(39)])).toHaveLength(25)
    expect(countFacets([...hits, ...hits.slice(39)])[0]).toEqual({ of: 'section', value: '39', count: 2 })
  })
})
