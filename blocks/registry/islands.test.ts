import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { fixtures } from './fixtures.ts'
import { islands } from './islands.ts'
import { renderTree } from './renderTree.fixtures.tsx'
import { isBlockType, schemas } from './schemas.ts'

describe('the islands of pages', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  // Podcasts share one part.
  const podcasts = /^(show|episode-showcase|podcast-promotion)/
  const islandOf = (type: string) => (podcasts.test(type) ? 'podcast-platforms' : type)
  const islandsOf = (type: string) =>
    type === 'html' ? ['chat', 'candidate-forum'] : [islandOf(type)].filter((name) => Object.hasOwn(islands, name))

  // A page without an island loads no script at all.
  it.each(Object.keys(schemas).filter(isBlockType))('%s: sends one only if it is one', async (type) => {
    const html = await renderTree([...fixtures[type].valid, ...fixtures[type].minimal])
    const sent = [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => name)
    expect([...new Set(sent)]).toEqual(islandsOf(type))
  })
})
