/**
 * `npm run pictures`: takes the pictures of blocks as readers see them, for docs/blocks.md and the inserter. Needs Chromium.
 * Arguments are names of blocks; without any, all are taken.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Block } from '#blocks/core/block.types.ts'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { picturedTypes } from '#blocks/registry/picturedTypes.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { styleguideReferences } from '#site/styleguide/styleguide.blocks.ts'
import { drawStyleguidePicture } from '#site/styleguide/styleguidePicture.ts'
import { startBlocksPage } from '#tests/browser/blocksPage.tsx'
import { openBrowser } from '#tests/browser/newsroom.ts'
import { blockPictureFolder } from './docs/blockPicturesFolder.ts'

function boxed(type: (typeof picturedTypes)[number]): Block[] {
  const [example] = fixtures[type].valid
  if (!example) return []
  const { anchor: _anchor, ...props } = example.props
  const children = [{ ...example, props }]
  return [{ id: `box-${type}`, type: 'container', props: { anchor: `picture-${type}` }, children, content: [] }]
}

const names = process.argv.slice(2)
const strangers = names.filter((name) => !picturedTypes.some((type) => type === name))
if (strangers.length > 0) throw new Error(`There is no picture of ${strangers.join(', ')}`)
const wanted = picturedTypes.filter((type) => names.length === 0 || names.includes(type))
const story = placeTree(wanted.flatMap(boxed))
const served = await startBlocksPage(story, pageFixture({ references: styleguideReferences('valid') }))
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 }, reducedMotion: 'reduce' })
  await page.route('**/media/**', async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: 'image/jpeg', body: Buffer.from(await drawStyleguidePicture(name)) })
  })
  // Nothing outside of this machine is asked.
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await page.goto(served.url)
  await mkdir(blockPictureFolder, { recursive: true })
  for (const type of wanted) {
    const box = page.locator(`#picture-${type}`)
    await box.scrollIntoViewIfNeeded()
    await box
      .locator('img')
      .evaluateAll((images) =>
        Promise.all(images.map((image) => image instanceof HTMLImageElement && image.decode().catch(() => null))),
      )
    await box.screenshot({ path: path.join(blockPictureFolder, `${type}.jpg`), type: 'jpeg', quality: 72 })
  }
} finally {
  await browser.close()
  await served.close()
}
