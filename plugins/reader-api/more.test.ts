import { describe, expect, it } from '@jest/globals'
import { chooseMore } from './more.load.ts'
import type { TaggedRow } from './rows.schema.ts'
import { sources } from './sources.ts'

const story = (id: string, ...tags: string[]): TaggedRow =>
  sources.tagged.row.parse({ id, path: `/${id}`, publishDateTime: '2026-01-01', updatedAt: '2026-01-01', tags })

const idsOf = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)

describe('the stories below another', () => {
  it('are those that share most tags with it, then those of its section, each once', () => {
    const tagged = [story('a', 'ferry'), story('b', 'ferry', 'harbor'), story('c', 'harbor')]
    const ofSection = [story('a'), story('d')]
    expect(idsOf(chooseMore(['ferry', 'harbor'], tagged, ofSection, null))).toEqual(['b', 'a', 'c', 'd'])
  })

  it('are without the next of its section, which stands by itself, and at most six', () => {
    const ofSection = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => story(id))
    expect(idsOf(chooseMore([], [], ofSection, story('b')))).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
  })
})
