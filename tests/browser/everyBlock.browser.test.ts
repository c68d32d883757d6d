import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'
import { htmlErrors } from './nuChecker.ts'

const story = Object.values(fixtures).flatMap(({ valid }, position) =>
  valid.map((block) => ({ ...block, id: `${block.id}-${position}`, props: { ...block.props, anchor: '' } })),
)

const { page, open, url } = readerOf(story)

describe('every block on one page', () => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'has no fault that axe or the Nu checker know (%s, %i px), and is no wider than the window',
    async (colorScheme, width) => {
      const folder = await mkdtemp(join(tmpdir(), 'citydesk-blocks-'))
      try {
        await open({ viewport: { width, height: 800 }, colorScheme })
        expect(await accessibilityFaults(page())).toEqual([])
        expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const html = await (await fetch(url())).text()
        expect(await htmlErrors(new Map([['blocks', html]]), folder)).toEqual([])
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  )
})
