import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { defaultIcon, drawIcon } from './iconDraw.ts'
import { icons } from './iconNames.ts'

const wide = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#c00' } })
  .png()
  .toBuffer()

describe('an icon of the site', () => {
  it('is a square with the whole logo on white', async () => {
    const icon = sharp(await drawIcon(wide, icons['apple-touch-icon.png']))
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(pixel(2, 90)).toEqual([255, 255, 255])
    expect(pixel(90, 30)).toEqual([255, 255, 255])
    expect(pixel(90, 90)).toEqual([204, 0, 0])
  })

  it('that is an ICO holds a PNG for each size', async () => {
    const ico = await drawIcon(Buffer.from(defaultIcon), icons['favicon.ico'])
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = ico.subarray(6 + 16 * index)
      const png = ico.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
      expect(entry.readUInt8(0)).toBe(size)
    }
  })
})
