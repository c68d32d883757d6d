import sharp from 'sharp'
import { seededRandom } from './seeded.random.ts'
import type { Sheet } from './sheet.draw.ts'

const noiseCache = new Map<number, Uint8Array>()

/** Noise of two sizes laid over each other, as of pigment on rough paper; one field for each width. */
function noiseField(width: number, height: number): Uint8Array {
  const cached = noiseCache.get(width)
  if (cached && cached.length >= width * height) return cached
  const random = seededRandom(1891)
  const fine = Float32Array.from({ length: width * height }, () => random.next())
  const half = Math.ceil(width / 2)
  const coarse = Float32Array.from({ length: half * Math.ceil(height / 2) }, () => random.next())
  const field = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      field[place] = Math.round(255 * (0.5 * (fine[place] ?? 0) + 0.5 * (coarse[(y >> 1) * half + (x >> 1)] ?? 0)))
    }
  }
  noiseCache.set(width, field)
  return field
}

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** Prints a sheet: its colours, its light and shadow as grain, and a little tooth of the paper over all. Answers a JPEG. */
export async function printSheet(sheet: Sheet, width: number, height: number): Promise<Buffer> {
  const svg = sheet.toSvg(width, height)
  const [pixels, light] = await Promise.all([
    sharp(Buffer.from(svg.paint)).removeAlpha().raw().toBuffer(),
    sharp(Buffer.from(svg.light)).removeAlpha().extractChannel(0).raw().toBuffer(),
  ])
  const noise = noiseField(width, height)
  const shadowInk = channels(sheet.mood.shadow)
  const lightInk = channels(sheet.mood.light)
  for (let place = 0; place < light.length; place += 1) {
    const level = ((light[place] ?? 128) - 128) / 127
    const grain = (noise[place] ?? 128) / 255
    // Triangular noise (a sum of two) is steep in the middle: a soft threshold turns it into dots with blurred edges.
    const cover = level === 0 ? 0 : Math.max(0, Math.min(1, (Math.abs(level) * 1.05 - grain) * 5 + 0.25))
    const ink = level < 0 ? shadowInk : lightInk
    const strength = cover * (level < 0 ? 0.5 : 0.55)
    const tooth = (grain - 0.5) * 13
    for (let channel = 0; channel < 3; channel += 1) {
      const at = place * 3 + channel
      const colour = pixels[at] ?? 0
      pixels[at] = Math.max(0, Math.min(255, colour + ((ink[channel] ?? 0) - colour) * strength + tooth))
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
