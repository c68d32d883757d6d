import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { inGateOrSoak } from '#tests/soak.ts'
import { blockRows, makeFaultyStory } from './errorWords/blocks.rows.ts'
import { type Door, doors, openScene, type Row, type Scene } from './errorWords/catalogue.ts'
import { lifecycleRows } from './errorWords/lifecycle.rows.ts'
import { listRows, silentListRows } from './errorWords/lists.rows.ts'
import { roomRows } from './errorWords/rooms.rows.ts'
import { sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

// Every error message that the newsroom shows.
const catalogue: readonly Row[] = [...blockRows, ...roomRows, ...lifecycleRows, ...listRows]

let scene: Scene

beforeAll(async () => {
  scene = await openScene(sharedNewsroom(), makeFaultyStory)
})
afterAll(() => scene?.close())

// Most screens are opened for one text alone: the gate goes to every third, and to every other door.
const isInGate = (door: Door, index: number) => door !== 'screen' || index % inGateOrSoak(3, 1) === 0

const cells = catalogue.flatMap(({ text, doors: said }, index) =>
  doors.flatMap((door): [Door, string, NonNullable<Row['doors'][Door]>][] => {
    const cell = said[door]
    return cell && (typeof cell !== 'function' || isInGate(door, index)) ? [[door, text, cell]] : []
  }),
)

describe('the built product', () => {
  it.each(cells)('%s: says “%s”', async (_door, text, cell) => {
    if (typeof cell === 'function') expect((await cell(scene, text)).replaceAll('\\"', '"')).toContain(text)
    else expect(await readFile(`tests/browser/${cell.test}`, 'utf8')).toContain(cell.words ?? text.trim())
  })

  it('has each text once', () => {
    const texts = [...catalogue, ...silentListRows].map(({ text }) => text)
    expect(texts).toEqual([...new Set(texts)])
    expect(silentListRows.filter(({ reason }) => reason === '')).toEqual([])
  })
})
