import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { textOfBlocks, textOfMarkup } from './blockText.check.ts'
import { convertOptions } from './converting.fixtures.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/wordpress/block-fixtures')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
if (files.length === 0) console.warn(`Skipped: WordPress's block fixtures are not at ${folder}`)

const isWhole = (block: Block): boolean =>
  definitionOf(block.type)?.type === block.type && block.children.every(isWhole)

/** WordPress's own fixtures: one case a file, of nearly every block it has. */
const withFixtures = files.length > 0 ? describe : describe.skip
withFixtures('every block of WordPress becomes a block of ours or a kept html block, with all its text', () => {
  it.each(files.flatMap((name) => [[name, true] as const, [name, false] as const]))(
    '%s (pictures in the library: %s)',
    (name, hasMedia) => {
      const source = readFileSync(path.join(folder, name), 'utf8')
      const blocks = blocksFromGutenberg(source, convertOptions({ hasMedia }).options)
      expect(blocks.length).toBeGreaterThan(0)
      expect(blocks.every(isWhole)).toBe(true)
      expect(textOfBlocks(blocks)).toBe(textOfMarkup(source))
    },
  )
})
