import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { readerOf } from './blocksReader.ts'

const props = { contentId: 'crossing', autoplay: true, loop: true, muted: true }
const { page, open } = readerOf([blockFixture('video', { props })])

// The page has no film to play: what is asked of the player is done at once.
const before = (fresh: Page) =>
  fresh.addInitScript(() => {
    HTMLMediaElement.prototype.play = async function play() {
      this.dispatchEvent(new Event('play'))
    }
    HTMLMediaElement.prototype.pause = function pause() {
      this.dispatchEvent(new Event('pause'))
    }
  })
const hydrated = () => page().locator('[data-island-state="hydrated"] video').waitFor()
const hasControls = () =>
  page()
    .locator('video')
    .evaluate((film: HTMLVideoElement) => film.controls)

describe('a film without sound that starts by itself', () => {
  it('can be stopped and started again', async () => {
    await open({ before })
    await page().getByRole('button', { name: 'Pause' }).click()
    await page().getByRole('button', { name: 'Play' }).click()
    await page().getByRole('button', { name: 'Pause' }).waitFor()
    expect(await hasControls()).toBe(false)
  })

  it('waits in the browser’s player for a reader who prefers reduced motion', async () => {
    await open({ before, reducedMotion: 'reduce' })
    await hydrated()
    expect(await hasControls()).toBe(true)
    expect(await page().getByRole('button', { name: 'Pause' }).count()).toBe(0)
  })

  it('waits in the browser’s player without a script', async () => {
    await open({ javaScriptEnabled: false })
    expect(await hasControls()).toBe(true)
  })
})
