import { expect, it } from '@jest/globals'
import { PicturesOnDemand, TooManyPictures } from './picturesOnDemand.ts'

const limits = { atOnce: 1, perAddress: 2, waiting: 3, bytes: 25 }
const picture = Buffer.alloc(10)

// Pictures that are made when the test says so.
const studio = () => {
  const pictures = new PicturesOnDemand(limits)
  const begun: string[] = []
  const finish: (() => void)[] = []
  const ask = (key: string, address = key) =>
    pictures.get(key, address, () => {
      begun.push(key)
      return new Promise((resolve) => finish.push(() => resolve(picture)))
    })
  return { ask, begun, finish }
}

it('makes each picture once, and keeps it', async () => {
  const { ask, begun, finish } = studio()
  const pending = [ask('a', 'one'), ask('a', 'two')]
  finish[0]?.()
  expect(await Promise.all(pending)).toEqual([picture, picture])
  expect(await ask('a')).toBe(picture)
  expect(begun).toEqual(['a'])
})

it('forgets those that were not asked for the longest', async () => {
  const pictures = new PicturesOnDemand(limits)
  const made: string[] = []
  const ask = (key: string) =>
    pictures.get(key, 'one', async () => {
      made.push(key)
      return picture
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('makes those that wait in the order of their coming, and refuses what one address asks for too much', async () => {
  const { ask, begun, finish } = studio()
  const greedy = [ask('a', 'greedy'), ask('b', 'greedy')]
  await expect(ask('c', 'greedy')).rejects.toThrow(TooManyPictures)
  const modest = ask('d', 'modest')
  for (const number of [0, 1, 2]) {
    while (finish.length <= number) await Promise.resolve()
    finish[number]?.()
  }
  expect(await Promise.all([...greedy, modest])).toEqual([picture, picture, picture])
  expect(begun).toEqual(['a', 'b', 'd'])
})

it('refuses when too many wait, and takes more when they are done', async () => {
  const { ask, finish } = studio()
  const pending = ['a', 'b', 'c', 'd'].map((key) => ask(key))
  await expect(ask('e')).rejects.toThrow(TooManyPictures)
  for (let number = 0; number < 4; number += 1) {
    while (finish.length <= number) await Promise.resolve()
    finish[number]?.()
  }
  await Promise.all(pending)
  const again = ask('e')
  while (finish.length < 5) await Promise.resolve()
  finish[4]?.()
  expect(await again).toBe(picture)
})

it('asks again for what could not be made', async () => {
  const pictures = new PicturesOnDemand(limits)
  await expect(pictures.get('a', 'one', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await pictures.get('a', 'one', async () => null)).toBeNull()
  expect(await pictures.get('a', 'one', async () => picture)).toBe(picture)
})
