/**
 * `npm run pictures:manual`: takes the pictures of the editors' manual (docs/manual) in a fresh demo newsroom that runs at
 * CMS_URL, and leaves that newsroom as it was, but for entries in its lists of versions, launches and activity. Needs
 * Chromium, and a mail server that the newsroom knows, which gets an issue for each reader of the demo. Arguments are names
 * of pictures; without any, all are taken.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Desk, openDesk } from './manual/desk.ts'
import { leaving, type Picture, pictures, untilStill } from './manual/pictures.ts'

const folder = path.resolve(import.meta.dirname, '../docs/manual/pictures')

async function takePicture(desk: Desk, { name, as, take }: Picture): Promise<void> {
  const page = await desk.enter(as)
  try {
    const part = await take(page, desk)
    await untilStill(page)
    const taken = await (part ?? page).screenshot({ caret: 'initial' })
    // A palette takes a third of the bytes, and no reader sees it.
    await sharp(taken)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(path.join(folder, `${name}.png`))
    console.log(name)
  } finally {
    // One that fails must not hide why the picture failed.
    for (const leave of leaving.splice(0)) await leave().catch((error: unknown) => console.error(error))
    await page.context().close()
  }
}

const cmsUrl = process.env.CMS_URL?.replace(/\/$/, '')
if (!cmsUrl) throw new Error('Say with CMS_URL where the demo newsroom is')
const wanted = process.argv.slice(2)
const desk = await openDesk(cmsUrl)
try {
  await mkdir(folder, { recursive: true })
  for (const picture of pictures) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await takePicture(desk, picture)
  }
} finally {
  await desk.close()
}
