import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { inlineText } from '../core/inlineText.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { allowedParentsOf } from './allowedParents.ts'
import { fixtures } from './fixtures.ts'
import { renderers } from './renderers.tsx'
import { renderTree } from './renderTree.fixtures.tsx'
import { type BlockType, definitionOf, isBlockType, schemas } from './schemas.ts'
import { plainText } from './tree.ts'
import { validateTree } from './validate.ts'

const folder = path.join(import.meta.dirname, '..')
const types = Object.keys(schemas).filter(isBlockType)
const docs = readFileSync(path.join(folder, '..', 'docs', 'blocks.md'), 'utf8')
const styles = readFileSync(path.join(import.meta.dirname, 'styles.css'), 'utf8')

// Blocks without markup of their own: lists and tables draw what is in them, and reusable blocks are never seen.
const withoutStyles = new Set<BlockType>(['list-item', 'reusable', 'table-row', 'table-cell'])

// Blocks without words of their own: they show none, or what is kept elsewhere.
const withoutWords = new Set<BlockType>([
  'spacer',
  'separator',
  'ad',
  'chart',
  'document',
  'dynamic-content',
  'episode-showcase',
  'homepage-row',
  'html',
  'in-article-promotion',
  'most-popular',
  'newsletter-signup',
  'podcast-promotion',
  'podcast-promotion-item',
  'reusable',
  'show',
  'show-episodes',
  'social-embed',
])

describe('the registry of blocks', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('knows every folder that holds a schema', () => {
    const folders = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, `${name}.schema.ts`)))
    expect(folders.toSorted()).toEqual(types.toSorted())
  })

  it('gives every name to one block only', () => {
    const names = Object.values(schemas).flatMap(({ type, aliases }) => [type, ...aliases])
    expect(new Set(names).size).toBe(names.length)
  })

  it('lets a part of a block stand beside no float', () => {
    const parts = Object.values(schemas).filter(({ type }) => allowedParentsOf.has(type))
    expect(parts.filter(({ besideFloats }) => besideFloats !== 'wraps').map(({ type }) => type)).toEqual([])
  })

  it.each(types)('%s has a schema under its own name, a renderer, examples and their files', (type) => {
    expect(schemas[type].type).toBe(type)
    expect(renderers[type]).toBeInstanceOf(Function)
    const missing = ['schema.ts', 'render.tsx', 'fixtures.ts', 'test.tsx']
      .map((role) => `${type}.${role}`)
      .filter((file) => !existsSync(path.join(folder, type, file)))
    expect(missing).toEqual([])
  })

  it.each(types.filter((type) => !withoutStyles.has(type)))(
    '%s has styles, which the site gets, all under its name',
    (type) => {
      const css = readFileSync(path.join(folder, type, `${type}.css`), 'utf8')
      expect(styles).toMatch(new RegExp(`@import ["']\\.\\./${type}/${type}\\.css["']`))
      expect(css).toContain(`.${type}`)
    },
  )

  it.each(types)('%s has its chapter in the documentation', (type) => {
    expect(docs).toContain(`\n\`${type}\`, `)
  })

  const settled = types.filter((type) => 'anchor' in schemas[type].props.shape)

  it('gives every block an anchor and a class name (docs/spec/editor.md#shared-props), save for what is not one by itself', () => {
    const without = types.filter((type) => !settled.includes(type))
    expect(without).toEqual(['reusable', 'table-row', 'table-cell', 'dek', 'featured-media-caption'])
    const lettered = types.filter((type) => 'font' in schemas[type].props.shape)
    expect(lettered).toEqual(['paragraph', 'list-item'])
  })

  it.each(settled)('%s: readers find its anchor and its class name, once', async (type) => {
    const [example] = fixtures[type].valid
      .flatMap((block) => [...walkBlocks([block])])
      .filter((block) => block.type === type)
    if (!example) throw new Error('There is no example of it')
    const props = { ...example.props, anchor: '#the spot', className: 'is-special' }
    const block = { ...example, props }
    // An item draws itself in its list only.
    const html = await renderTree(type === 'list-item' ? [blockFixture('list', { children: [block] })] : [block])
    expect(html.match(/ id="the-spot"/g)).toHaveLength(1)
    expect(html.match(/class="[^"]*\bis-special\b/g)).toHaveLength(1)
  })

  it.each(types)('%s: what is valid and what is minimal is in order', (type) => {
    expect(validateTree(fixtures[type].valid)).toEqual([])
    expect(validateTree(fixtures[type].minimal)).toEqual([])
  })

  it.each(types)('%s: what is meant to be used at all is used in its examples', (type) => {
    const used = [...walkBlocks(fixtures[type].valid)].map((block) => definitionOf(block.type)?.type)
    expect(used).toContain(type)
    expect(fixtures[type].invalid.length).toBeGreaterThan(0)
    expect(fixtures[type].hostile.length).toBeGreaterThan(0)
  })

  it.each(types)('%s: whatever is wrong with it, readers get a page', async (type) => {
    await expect(renderTree(fixtures[type].invalid)).resolves.toEqual(expect.any(String))
  })

  it.each(types.filter((type) => !withoutWords.has(type)))('%s: its words are in the plain text', (type) => {
    const worded: Block[] = fixtures[type].valid
    const lines = plainText(worded)
    const own = [...walkBlocks(worded)].map(({ content }) => inlineText(content)).filter((text) => text.trim())
    expect(lines).not.toBe('')
    for (const text of own) expect(lines).toContain(text)
  })
})
