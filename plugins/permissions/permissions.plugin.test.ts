import { describe, expect, it } from '@jest/globals'
import type { Config, PayloadRequest } from 'payload'
import { permissions } from './permissions.plugin.ts'

const requestOf = (user: object | null) => ({ req: { user } as PayloadRequest })

const configWith = async (parts: Pick<Config, 'collections' | 'globals'>) =>
  permissions()({ ...parts, secret: '', db: { defaultIDType: 'number', init: () => ({}) as never } })

describe('a collection or global that says nothing about access', () => {
  it('is closed to readers in every operation', async () => {
    const { collections, globals } = await configWith({
      collections: [{ slug: 'things', fields: [] }],
      globals: [{ slug: 'thing', fields: [] }],
    })
    for (const access of [collections?.[0]?.access, globals?.[0]?.access]) {
      const { admin: _screen, ...operations } = { admin: null, ...access }
      expect(Object.keys(operations)).toEqual(expect.arrayContaining(['read', 'readVersions', 'update']))
      for (const operation of Object.values(operations)) expect(await operation?.(requestOf(null))).toBe(false)
    }
  })

  it('is closed to machines that sign in through other collections', async () => {
    const { collections } = await configWith({ collections: [{ slug: 'things', fields: [] }] })
    expect(await collections?.[0]?.access?.read?.(requestOf({ id: 1, collection: 'robots' }))).toBe(false)
  })
})

describe('a collection that has access rules', () => {
  it('keeps them', async () => {
    const read = () => true
    const { collections } = await configWith({ collections: [{ slug: 'things', fields: [], access: { read } }] })
    expect(collections?.[0]?.access?.read).toBe(read)
  })

  it('is not changed in place', async () => {
    const things = { slug: 'things', fields: [] }
    await configWith({ collections: [things] })
    expect(things).toEqual({ slug: 'things', fields: [] })
  })
})
