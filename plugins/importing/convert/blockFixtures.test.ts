import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { textOfBlocks, textOfMarkup } from './blockText.check.ts'
import { brief, convertOptions } from './converting.fixtures.ts'
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

/** What each of those that have a counterpart becomes, when all its files are in the library. */
const counterparts: [name: string, outline: string][] = [
  ['core__audio', 'audio'],
  ['core__buttons', 'button-group(button button)'],
  ['core__code', 'code'],
  ['core__column', 'columns(column(paragraph paragraph))'],
  ['core__columns', 'columns(column(paragraph paragraph) column(paragraph paragraph))'],
  ['core__cover', 'container(image paragraph)'],
  ['core__embed', 'paragraph paragraph'],
  ['core__gallery', 'gallery'],
  ['core__group', 'container(paragraph paragraph)'],
  ['core__heading_align-textalign', 'heading'],
  ['core__html', 'html'],
  ['core__image', 'image'],
  ['core__list-item', 'list(list-item)'],
  ['core__media-text', 'columns(column(image) column(paragraph))'],
  ['core__pullquote', 'pullquote'],
  ['core__separator', 'separator'],
  ['core__spacer', 'spacer'],
  ['core__video', 'video'],
]

const outline = ({ type, children }: Block): string =>
  children.length > 0 ? `${type}(${children.map(outline).join(' ')})` : type

withFixtures('a block of WordPress that has a counterpart becomes that', () => {
  const resolveMedia = ({ url }: { url: string }) => {
    const scheme = url.startsWith('data:video') ? 'video' : url.startsWith('data:audio') ? 'audio' : 'image'
    return { id: 'file', scheme } as const
  }

  it.each(counterparts)('%s: %s', (name, wanted) => {
    const source = readFileSync(path.join(folder, `${name}.html`), 'utf8')
    expect(blocksFromGutenberg(source, convertOptions({ resolveMedia }).options).map(outline).join(' ')).toBe(wanted)
  })

  it('core__table: a table with its header row and its links', () => {
    const source = readFileSync(path.join(folder, 'core__table.html'), 'utf8')
    const [table] = blocksFromGutenberg(source, convertOptions().options)
    expect(table?.props).toMatchObject({ hasHeaderRow: true })
    expect(table && brief(table)).toContain('[.70](https://wordpress.org/news/2003/05/wordpress-now-available/)')
  })
})
