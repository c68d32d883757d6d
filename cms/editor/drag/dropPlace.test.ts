import { describe, expect, it } from '@jest/globals'
import { type Box, dropPlaceAt } from './dropPlace.ts'

const box = (
  key: string,
  [left, top, right, bottom]: [number, number, number, number],
  children: Box[] | null = null,
): Box => ({
  key,
  rect: { left, top, right, bottom },
  children,
})

const page = box(
  'root',
  [0, 0, 600, 500],
  [
    box('a', [0, 0, 600, 40]),
    box(
      'columns',
      [0, 60, 600, 260],
      [
        box('left', [0, 60, 290, 260], [box('b', [10, 70, 280, 100]), box('c', [10, 120, 280, 150])]),
        box('right', [310, 60, 600, 260], []),
      ],
    ),
    box('d', [0, 280, 600, 320]),
  ],
)

const any = () => true
const place = (x: number, y: number, mayHold: (container: Box) => boolean = any) => {
  const found = dropPlaceAt(page, { x, y }, mayHold)
  return found && [found.containerKey, found.index]
}

describe('a block that is held over the page', () => {
  it('goes before a block in its upper half and behind it in its lower half', () => {
    expect(place(100, 5)).toEqual(['root', 0])
    expect(place(100, 35)).toEqual(['root', 1])
    expect(place(100, 490)).toEqual(['root', 3])
  })

  it('goes into the innermost container under it', () => {
    expect(place(100, 110, ({ key }) => key !== 'columns')).toEqual(['left', 1])
    expect(place(400, 160, ({ key }) => key !== 'columns')).toEqual(['right', 0])
  })

  it('goes before or behind a container at its very edge', () => {
    expect(place(100, 65)).toEqual(['root', 1])
    expect(place(100, 255)).toEqual(['root', 2])
  })

  it('goes between what stands side by side, where only that takes it', () => {
    const onlyColumns = ({ key }: Box) => key === 'columns'
    expect(place(100, 160, onlyColumns)).toEqual(['columns', 0])
    expect(place(290, 160, onlyColumns)).toEqual(['columns', 1])
    expect(place(590, 160, onlyColumns)).toEqual(['columns', 2])
    expect(dropPlaceAt(page, { x: 290, y: 160 }, onlyColumns)?.line).toEqual({
      left: 300,
      right: 300,
      top: 60,
      bottom: 260,
    })
  })

  it('goes outside of a container that may not hold it', () => {
    expect(place(100, 110, ({ key }) => key === 'root')).toEqual(['root', 1])
  })

  it('goes nowhere where nothing takes it', () => {
    expect(place(100, 110, () => false)).toBeNull()
  })
})
