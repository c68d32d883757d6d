import { describe, expect, it } from '@jest/globals'
import { personColor, personColors } from './person.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted()
  return (light + 0.05) / (dark + 0.05)
}

describe('the color of a person', () => {
  it.each(personColors)('%s can be read on light and dark', (color) => {
    expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color, '#141414')).toBeGreaterThanOrEqual(3)
  })

  it('is their own for the first twelve people, and stays theirs', () => {
    const colors = personColors.map((_, index) => personColor(index + 1))
    expect(new Set(colors).size).toBe(12)
    expect(personColor(13)).toBe(personColor(1))
  })
})
