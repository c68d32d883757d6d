import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { textOfBlocks, textOfMarkup } from './blockText.check.ts'
import { brief, convertOptions } from './converting.fixtures.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'
import { counterparts, keptWhole } from './gutenbergCases.fixtures.ts'

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/wordpress/block-fixtures')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
if (files.length === 0) console.warn(`Skipped: WordPress's block fixtures are not at ${folder}`)

const isWhole = (block: Block): boolean =>
  definitionOf(block.type)?.type === block.type && block.children.every(isWhole)

/** WordPress's own fixtures: one case a file, of nearly every block it has. */
const withFixtures = files.length > 0 ? describe : describe.skip
withFixtures('every block of WordPress becomes a block of ours or a kept html block, with all its text', () => {
  // A shortcode of unknown pictures is kept where readers do not see it.
  const shown = files.filter((name) => name !== 'core__shortcode.html')
  it.each(shown.flatMap((name) => [[name, true] as const, [name, false] as const]))(
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

const outline = ({ type, children }: Block): string =>
  children.length > 0 ? `${type}(${children.map(outline).join(' ')})` : type

/** A library that has every file, and every film of another site. */
const rich = () => {
  const resolveMedia = ({ url }: { url: string }) => {
    const scheme = url.startsWith('data:video') ? 'video' : url.startsWith('data:audio') ? 'audio' : 'image'
    return { id: 'file', scheme } as const
  }
  const resolveEmbed = () => ({ id: '7', provider: 'Stand-in', title: 'The crossing', width: 560, height: 315 })
  const reusable = () => '<!-- wp:paragraph --><p>Polls close at 8.</p><!-- /wp:paragraph -->'
  return convertOptions({ resolveMedia, resolveEmbed, reusable })
}
/** As WordPress itself spells it: `wp:verse` for `wp:core/verse`, attributes without spaces between them. */
const spelled = (source: string) =>
  source
    .trim()
    .replaceAll(/(?<=<!-- \/?)wp:core\//g, 'wp:')
    .replaceAll(', "', ',"')
const sourceOf = (name: string) => readFileSync(path.join(folder, `${name}.html`), 'utf8')

withFixtures('each of WordPress’s cases becomes what the table says', () => {
  it('the table has all of them', () => {
    const cases = [
      ...Object.keys(counterparts),
      ...Object.keys(keptWhole),
      'core__preformatted',
      'core__shortcode',
    ].toSorted()
    expect(cases).toEqual(files.map((name) => name.replace('.html', '')).toSorted())
  })

  it.each(Object.entries(counterparts))('%s: %s', (name, wanted) => {
    const { options, notes } = rich()
    expect(blocksFromGutenberg(sourceOf(name), options).map(outline).join(' ')).toBe(wanted)
    expect(notes.filter((note) => note.startsWith('kept-html'))).toEqual([])
  })

  it.each(Object.entries(keptWhole))('%s: html, as it stood, and a line that says %s', (name, told) => {
    const { options, notes } = rich()
    const source = sourceOf(name)
    const blocks = blocksFromGutenberg(source, options)
    expect(blocks.map(({ type }) => type)).toEqual(['html'])
    expect(spelled(String(blocks[0]?.props.content))).toBe(spelled(source))
    expect(notes).toEqual([`kept-html: ${told}`])
  })

  it('core__table: a table with its header row and its links', () => {
    const [table] = blocksFromGutenberg(sourceOf('core__table'), convertOptions().options)
    expect(table?.props).toMatchObject({ hasHeaderRow: true })
    expect(table && brief(table)).toContain('[.70](https://wordpress.org/news/2003/05/wordpress-now-available/)')
  })

  it('core__preformatted: html with its text as it was set, because ours has no marks', () => {
    const { options, notes } = rich()
    const blocks = blocksFromGutenberg(sourceOf('core__preformatted'), options)
    expect(blocks.map(({ type }) => type)).toEqual(['html'])
    expect(blocks[0]?.props.content).toContain('Some <em>preformatted</em> text...<br>And more!')
    expect(notes).toEqual(['kept-html: <pre>'])
  })

  it('core__shortcode: what it shows, or a comment for the newsroom', () => {
    const { options, notes } = rich()
    const [kept] = blocksFromGutenberg(sourceOf('core__shortcode'), options)
    expect(kept?.props.content).toBe('<!-- [gallery ids="238,338"] -->')
    expect(notes).toEqual(['kept-html: shortcode [gallery]'])
    const attachment = (id: string) => ({ url: `https://x.test/${id}.jpg`, alt: '', caption: '' })
    expect(blocksFromGutenberg(sourceOf('core__shortcode'), { ...options, attachment }).map(outline)).toEqual([
      'gallery',
    ])
  })

  it('core__embed: what its site lets others show, as large as that says', () => {
    const [embed] = blocksFromGutenberg(sourceOf('core__embed'), rich().options)
    expect(embed?.props).toMatchObject({ embedId: '7', provider: 'Stand-in', title: 'The crossing', width: 560 })
  })
})
