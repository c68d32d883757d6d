import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { textOfBlocks, textOfMarkup } from './blockText.check.ts'
import { brief, convertOptions } from './converting.fixtures.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'

const data = path.resolve(import.meta.dirname, '../../../tests/data/wordpress/blocks.yaml')
const caseSchema = z.object({
  case: z.string(),
  source: z.string(),
  becomes: z.string().optional(),
  // The name that the report gives it; only for what is kept as html.
  kept: z.string().optional(),
  omits: z.string().default(''),
  notes: z.array(z.string()).default([]),
  // True for text that readers do not see.
  isHidden: z.boolean().default(false),
})
const cases = z.array(caseSchema).parse(parse(readFileSync(data, 'utf8')))
const named = (name: string): string => cases.find((one) => one.case === name)?.source ?? ''

const isWhole = (block: Block): boolean =>
  definitionOf(block.type)?.type === block.type && block.children.every(isWhole)

function expectNothingLost(source: string, hasMedia: boolean, omitted = ''): void {
  const blocks = blocksFromGutenberg(source, convertOptions({ hasMedia }).options)
  expect(blocks.length).toBeGreaterThan(0)
  expect(blocks.every(isWhole)).toBe(true)
  expect(textOfBlocks(blocks)).toBe(textOfMarkup(source).replace(hasMedia ? omitted : '', ''))
}

const outline = ({ type, children }: Block): string =>
  children.length > 0 ? `${type}(${children.map(outline).join(' ')})` : type

const rich = () => {
  const resolveMedia = ({ url }: { url: string }) => {
    const scheme = url.startsWith('data:video') ? 'video' : url.startsWith('data:audio') ? 'audio' : 'image'
    return { id: 'file', scheme } as const
  }
  const resolveEmbed = () => ({ id: '7', provider: 'Stand-in', title: 'The crossing', width: 560, height: 315 })
  const reusable = () => '<!-- wp:paragraph --><p>Polls close at 8.</p><!-- /wp:paragraph -->'
  return convertOptions({ resolveMedia, resolveEmbed, reusable })
}

describe('every block of WordPress becomes a block of this product or a kept html block, with all its text', () => {
  const shown = cases.filter(({ isHidden }) => !isHidden)
  it.each(shown.flatMap((one) => [true, false].map((hasMedia) => [one.case, hasMedia, one] as const)))(
    '%s (pictures in the library: %s)',
    (_name, hasMedia, { source, omits }) => expectNothingLost(source, hasMedia, omits),
  )
})

describe('each block of WordPress becomes what the data says', () => {
  const becoming = cases.flatMap(({ becomes, ...one }) => (becomes ? [{ ...one, becomes }] : []))
  it.each(becoming)('$case: $becomes', ({ source, becomes, notes: wanted }) => {
    const { options, notes } = rich()
    expect(blocksFromGutenberg(source, options).map(outline).join(' ')).toBe(becomes)
    expect(notes.filter((note) => note.startsWith('kept-html'))).toEqual(wanted)
  })

  const keeping = cases.flatMap(({ kept, ...one }) => (kept ? [{ ...one, kept }] : []))
  it.each(keeping)('$case: html, as it stood, and a line that says $kept', ({ source, kept }) => {
    const { options, notes } = rich()
    const blocks = blocksFromGutenberg(source, options)
    expect(blocks.map(({ type }) => type)).toEqual(['html'])
    expect(spelled(String(blocks[0]?.props.content))).toBe(spelled(source))
    expect(notes).toEqual([`kept-html: ${kept}`])
  })

  it('the data has one or the other for each', () => {
    expect(becoming.length + keeping.length).toBe(cases.length)
  })
})

// As WordPress itself spells it: `wp:verse` for `wp:core/verse`, attributes without spaces between them.
function spelled(source: string): string {
  return source
    .trim()
    .replaceAll(/(?<=<!-- \/?)wp:core\//g, 'wp:')
    .replaceAll(', "', ',"')
}

describe('blocks of WordPress keep what they say beside their text', () => {
  it('table: its header row and its links', () => {
    const [table] = blocksFromGutenberg(named('table'), convertOptions().options)
    expect(table?.props).toMatchObject({ hasHeaderRow: true })
    expect(table && brief(table)).toContain('[One](https://ferry.test/one)')
  })

  it('preformatted: its text as it was set, because ours has no marks', () => {
    const blocks = blocksFromGutenberg(named('preformatted'), rich().options)
    expect(blocks[0]?.props.content).toContain('06:00 <em>pier two</em><br>07:30   pier one')
  })

  it('shortcode: what it shows, or a comment for the newsroom', () => {
    const { options } = rich()
    const source = named('gallery as a shortcode')
    const [kept] = blocksFromGutenberg(source, options)
    expect(kept?.props.content).toBe('<!-- [gallery ids="70,71"] -->')
    const attachment = (id: string) => ({ url: `https://x.test/${id}.jpg`, alt: '', caption: '' })
    expect(blocksFromGutenberg(source, { ...options, attachment }).map(outline)).toEqual(['gallery'])
  })

  it('cover: the picture that only its style and its attributes name', () => {
    const [box] = blocksFromGutenberg(named('cover whose picture stands still'), convertOptions().options)
    expect(box?.children[0]?.props).toMatchObject({ contentId: 'pier.jpg?a=1&b=2', altText: 'The pier' })
  })

  it('cover: the whole markup where that picture is not in the library', () => {
    const { options, notes } = convertOptions({ hasMedia: false })
    const [kept] = blocksFromGutenberg(named('cover, older'), options)
    expect(kept?.props.content).toContain('background-image:url(https://pictures.test/pier.jpg)')
    expect(notes).toContain('media: https://pictures.test/pier.jpg')
  })

  it('embed: what its site lets others show, as large as that says', () => {
    const [embed] = blocksFromGutenberg(named('embed'), rich().options)
    expect(embed?.props).toMatchObject({ embedId: '7', provider: 'Stand-in', title: 'The crossing', width: 560 })
  })
})

// Cases of others are an additional run: `IMPORT_ARCHIVES` names the folder of `wordpress/block-fixtures`.
const folder = process.env.IMPORT_ARCHIVES && path.join(process.env.IMPORT_ARCHIVES, 'wordpress/block-fixtures')
if (folder) {
  describe('the same of other files with blocks', () => {
    // A shortcode of unknown pictures is kept where readers do not see it.
    const files = readdirSync(folder).filter((name) => name.endsWith('.html') && !name.includes('shortcode'))
    it.each(files)('%s', (name) => {
      for (const hasMedia of [true, false]) expectNothingLost(readFileSync(path.join(folder, name), 'utf8'), hasMedia)
    })
  })
}
