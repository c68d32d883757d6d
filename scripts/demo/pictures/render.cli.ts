import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictures, renderPicture } from './demo.pictures.ts'

/**
 * `tsx scripts/demo/pictures/render.cli.ts FOLDER [name…]`: draws the demo's pictures (or those whose names begin so)
 * into a folder, with a contact sheet, for whoever works on them.
 */
const [folder = '.data/pictures', ...wanted] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const started = performance.now()
const chosen = pictures.filter(({ name }) => !wanted.length || wanted.some((start) => name.startsWith(start)))
const files = await Promise.all(chosen.map(async (picture) => ({ picture, file: await renderPicture(picture) })))
console.log(
  `${files.length} pictures in ${Math.round(performance.now() - started)} ms, ${Math.round(files.reduce((sum, { file }) => sum + file.length, 0) / 1024)} KB`,
)
await Promise.all(files.map(({ picture, file }) => writeFile(path.join(folder, `${picture.name}.jpg`), file)))
const columns = Math.min(3, files.length)
const cell = { width: 560, height: 374 }
const tiles = await Promise.all(
  files.map(async ({ file }, at) => ({
    input: await sharp(file).resize(cell.width, cell.height, { fit: 'contain', background: '#222' }).toBuffer(),
    left: (at % columns) * (cell.width + 8),
    top: Math.floor(at / columns) * (cell.height + 8),
  })),
)
await sharp({
  create: {
    width: columns * (cell.width + 8),
    height: Math.ceil(files.length / columns) * (cell.height + 8),
    channels: 3,
    background: '#222',
  },
})
  .composite(tiles)
  .jpeg({ quality: 85 })
  .toFile(path.join(folder, 'contact-sheet.jpg'))
