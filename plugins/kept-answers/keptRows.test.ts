import { beforeEach, describe, expect, it } from '@jest/globals'
import { ContentStates, type StateOf } from './contentStates.ts'
import { KeptValues } from './keptRows.ts'

let states: ContentStates
let isNoticed: boolean
let loads: string[][]
let names: KeptValues<string>

beforeEach(() => {
  isNoticed = true
  loads = []
  names = new KeptValues('authors', 10)
  states = new ContentStates()
  states.watch({ caughtUp: async () => isNoticed })
})

const load = async (ids: string[]) => {
  loads.push(ids)
  return new Map(ids.map((id) => [id, `${id} of load ${loads.length}`]))
}
const byIds = async (...ids: string[]) => Object.fromEntries(await names.byIds(ids, await states.current(), load))

describe('rows', () => {
  it('are loaded once, those that are not known together', async () => {
    await byIds('a')
    expect(await byIds('a', 'b', 'c')).toEqual({ a: 'a of load 1', b: 'b of load 2', c: 'c of load 2' })
    expect(loads).toEqual([['a'], ['b', 'c']])
  })

  it('are loaded again after a change of them or of the whole table, and not after one of others', async () => {
    await byIds('a', 'b')
    states.changed('posts')
    states.changed('authors c')
    await byIds('a', 'b')
    expect(loads).toHaveLength(1)
    states.changed('authors a')
    await byIds('a', 'b')
    expect(loads.at(-1)).toEqual(['a'])
    states.changed('authors')
    await byIds('a', 'b')
    expect(loads.at(-1)).toEqual(['a', 'b'])
  })

  it('that do not exist are missing, and known to be until they are made', async () => {
    const none = async (ids: string[]) => {
      loads.push(ids)
      return new Map<string, string>()
    }
    expect(await names.byIds(['x'], await states.current(), none)).toEqual(new Map())
    expect(await names.byIds(['x'], await states.current(), none)).toEqual(new Map())
    expect(loads).toEqual([['x']])
    states.changed('authors x')
    expect(await byIds('x')).toEqual({ x: 'x of load 2' })
  })

  it('that change while they are loaded are not kept', async () => {
    const stateOf = await states.current()
    await names.byIds(['a'], stateOf, async (ids) => {
      states.changed('authors a')
      return load(ids)
    })
    await byIds('a')
    expect(loads).toEqual([['a'], ['a']])
  })

  it('are not kept while changes go unnoticed', async () => {
    isNoticed = false
    await byIds('a')
    await byIds('a')
    states.watch(null)
    await byIds('a')
    expect(loads).toHaveLength(3)
  })
})

describe('a list', () => {
  const read = async (stateOf: StateOf) =>
    names.get('newest', stateOf, async () => {
      loads.push([])
      return `list ${loads.length}`
    })

  it('is read again after a change of any row', async () => {
    expect(await read(await states.current())).toBe('list 1')
    expect(await read(await states.current())).toBe('list 1')
    states.changed('authors z')
    expect(await read(await states.current())).toBe('list 2')
  })
})
