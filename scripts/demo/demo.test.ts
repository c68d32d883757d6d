import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { checkTree } from '#blocks/registry/checks.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { definitionOf, schemas } from '#blocks/registry/schemas.ts'
import { wordCount } from '#blocks/registry/tree.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { checkCandidates, checkQuestions } from '#collections/assistants/assistants.rules.ts'
import { isSlug } from '#collections/fields/slug.ts'
import { readDocument } from '#plugins/assistant/passages/document.read.ts'
import { mayoralForum, paperAssistant } from './assistants.content.ts'
import { blocksFromStory } from './directives.convert.ts'
import { newsletterIssues } from './issues.content.ts'
import {
  accounts,
  authors,
  files,
  footer,
  goneAddresses,
  newsletterList,
  pageSlugs,
  promotion,
  publication,
  reusableBlock,
  sections,
  tags,
} from './newsroom.content.ts'
import { pictures } from './pictures.content.ts'
import { readPages, readStories } from './stories.read.ts'
import { fillDates } from './storyFormat.ts'
import { unshownBlocks } from './unshownBlocks.ts'

const stories = await readStories()
const pages = await readPages()
const published = stories.filter(({ draft }) => !draft)
const slugs = new Set(published.map(({ slug }) => slug))
const mediaNames = new Set([...pictures.map(({ name }) => name), ...Object.keys(files)])
const used = new Set<string>()

const context = {
  mediaId: (name: string) => {
    if (!mediaNames.has(name)) throw new Error(`No picture or file "${name}"`)
    used.add(name)
    return name
  },
  documentId: (name: string) => {
    const shows = sections.flatMap(({ slug, type }) => (type === 'show' ? [slug] : []))
    if (![newsletterList.slug, promotion.name, reusableBlock.name, mayoralForum.key, ...shows].includes(name))
      throw new Error(`No document "${name}"`)
    return name
  },
  address: (slug: string) => {
    if (!slugs.has(slug)) throw new Error(`No story "${slug}"`)
    return `/2026/01/01/${slug}`
  },
}
const blocksOf = (body: string) =>
  blocksFromStory(fillDates(body, new Date('2026-01-01T20:00:00Z'), publication.timeZone), context)
const bodies = [...stories, ...pages, ...newsletterIssues].map(({ slug, body }) => ({ slug, blocks: blocksOf(body) }))

const sitePaths = new Set([
  '/',
  '/feed.xml',
  '/newsletters',
  ...pageSlugs.map((slug) => `/${slug}`),
  ...sections.flatMap(({ slug, type }) => [`/section/${slug}`, ...(type === 'show' ? [`/podcasts/${slug}`] : [])]),
  ...Object.keys(tags).map((slug) => `/tag/${slug}`),
  ...authors.map(({ slug }) => `/author/${slug}`),
  ...published.map(({ slug }) => `/2026/01/01/${slug}`),
])

function linksOf(blocks: Block[]): string[] {
  return [...walkBlocks(blocks)].flatMap(({ content, props }) => [
    ...content.flatMap((run) =>
      run.type === 'text' ? run.marks.flatMap((mark) => (mark.type === 'link' ? [mark.href] : [])) : [],
    ),
    ...(typeof props.link === 'string' && props.link ? [props.link] : []),
  ])
}

describe.each(stories)('the story $slug', (story) => {
  it('can be published: headline of 8 to 90 characters, dek of 20 to 170, at least 2 tags', () => {
    expect([...story.headline].length).toBeGreaterThanOrEqual(8)
    expect([...story.headline].length).toBeLessThanOrEqual(90)
    expect([...story.dek].length).toBeGreaterThanOrEqual(20)
    expect([...story.dek].length).toBeLessThanOrEqual(170)
    expect(new Set(story.tags).size).toBeGreaterThanOrEqual(2)
    expect(isSlug(story.slug)).toBe(true)
  })

  it('names only tags, sections, authors, pictures and shows that the demo has, and a by-line', () => {
    const authorSlugs = authors.map(({ slug }) => slug)
    expect(story.tags.filter((tag) => !Object.hasOwn(tags, tag))).toEqual([])
    expect(story.sections.filter((name) => !sections.some(({ slug }) => slug === name))).toEqual([])
    expect(story.authors.filter((name) => !authorSlugs.includes(name))).toEqual([])
    expect(mediaNames).toContain(story.picture)
    expect(story.authors.length + story.oneOffAuthors.length).toBeGreaterThan(0)
    expect(story.caption.length).toBeGreaterThan(20)
  })

  it('has what its type asks for: a show, a platform and a recording for episodes, an address for sponsored posts', () => {
    const isShow = sections.some(({ slug, type }) => slug === story.show && type === 'show')
    expect(isShow && Object.keys(story.platforms).length > 0).toBe(story.type === 'episode')
    expect(story.audio !== undefined && mediaNames.has(story.audio)).toBe(story.type === 'episode')
    expect(story.sponsoredUrl !== undefined).toBe(story.type === 'sponsored')
  })

  it('has no date token left once its dates are filled in', () => {
    expect(JSON.stringify(blocksOf(story.body))).not.toContain('{{')
    expect(`${story.headline}${story.dek}`).not.toContain('{{')
  })
})

describe.each(bodies)('the body of $slug', ({ blocks }) => {
  it('is a legal tree, and no block finds fault with itself', () => {
    expect(blocks.length).toBeGreaterThan(0)
    expect(validateTree(blocks)).toEqual([])
    const altTextOf = (name: string) => pictures.find((picture) => picture.name === name)?.alt
    expect([...checkTree(blocks, { altTextOf }).values()].flat()).toEqual([])
  })

  it('comes back from the editor’s state as it went in', () => {
    const bare = (tree: Block[]): unknown =>
      tree.map(({ type, props, content, children }) => ({
        type,
        props: definitionOf(type)?.props.parse(props),
        content,
        children: bare(children),
      }))
    expect(bare(blocksFromLexical(lexicalFromBlocks(blocks)))).toEqual(bare(blocks))
  })

  it('leads only to addresses that the demo has, or to example domains', () => {
    const strangers = linksOf(blocks).filter(
      (href) =>
        !sitePaths.has(href) &&
        !/^https:\/\/[a-z.]+\.example\.com\//.test(href) &&
        !/^mailto:[a-z]+@foghorn\.example\.com$/.test(href),
    )
    expect(strangers).toEqual([])
  })
})

describe('the demo paper', () => {
  it('has at least 26 stories, six of them of 800 to 1,500 words and the others of 220 to 600', () => {
    const words = published.map(({ body }) => wordCount(blocksOf(body)))
    expect(published.length).toBeGreaterThanOrEqual(26)
    expect(words.filter((count) => count >= 800 && count <= 1500)).toHaveLength(6)
    expect(words.filter((count) => count < 220 || (count > 600 && count < 800) || count > 1500)).toEqual([])
  })

  it('shows every block at work but those it has nothing for, and two galleries of 4 to 6 pictures', () => {
    const all = bodies.flatMap(({ blocks }) => [...walkBlocks(blocks)])
    const types = new Set(all.map(({ type }) => type))
    expect(
      Object.keys(schemas)
        // Those of the home page stand on it, not in stories.
        .filter((type) => !types.has(type) && !type.startsWith('homepage-'))
        .toSorted(),
    ).toEqual(unshownBlocks.toSorted())
    const sizes = all.filter(({ type }) => type === 'gallery').map(({ props }) => (props.content as unknown[]).length)
    expect(sizes.filter((size) => size >= 4 && size <= 6).length).toBeGreaterThanOrEqual(2)
    expect(all.some(({ type, props }) => type === 'list' && props.type === 'upper-roman')).toBe(true)
    expect(all.some(({ type, children }) => type === 'list' && children.some((child) => child.type === 'list'))).toBe(
      true,
    )
  })

  it('describes each picture in at least 10 characters', () => {
    expect(pictures.filter(({ alt }) => alt.length < 10).map(({ name }) => name)).toEqual([])
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  it('has nothing in its library that is not shown somewhere', () => {
    const shown = new Set([
      ...used,
      ...stories.map(({ picture }) => picture),
      ...authors.map(({ portrait }) => portrait),
      ...stories.flatMap(({ audio }) => audio ?? []),
      ...mayoralForum.candidates.flatMap(({ document, portrait }) => [document, portrait]),
      'show-cover',
      'show-wide',
      newsletterList.logo,
      promotion.picture,
    ])
    expect([...mediaNames].filter((name) => !shown.has(name))).toEqual([])
  })

  it('has a program and a picture of each candidate', () => {
    for (const { document, portrait } of mayoralForum.candidates) {
      expect(mediaNames).toContain(document)
      expect(mediaNames).toContain(portrait)
    }
  })

  it('has a file for each picture, and no other', () => {
    const found = readdirSync(new URL('./pictures/', import.meta.url)).filter((file) => file.endsWith('.jpg'))
    expect(found.toSorted()).toEqual(pictures.map(({ name }) => `${name}.jpg`).toSorted())
  })

  it('has a file for each download', () => {
    const missing = Object.values(files).filter(({ file }) => !existsSync(new URL(`./files/${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  it('has a chat with its own assistant, and a forum of candidates', () => {
    const tools = bodies.flatMap(({ slug, blocks }) =>
      [...walkBlocks(blocks)].flatMap(({ type, props }) => (type === 'html' ? [[slug, props.tool]] : [])),
    )
    expect(tools.toSorted()).toEqual([
      ['ask-the-foghorn', 'ai-chat'],
      ['four-for-mayor', 'candidate-forum'],
    ])
    expect(checkQuestions(paperAssistant.suggestedQuestions.map((question) => ({ question })))).toBe(true)
    expect(checkCandidates(mayoralForum.candidates)).toBe(true)
  })

  it('gives each candidate as many pages, and nearly as many words, as the others', async () => {
    const programs = await Promise.all(
      mayoralForum.candidates.map(async ({ document }) =>
        readDocument(readFileSync(new URL(`./files/${document}.pdf`, import.meta.url)), 'application/pdf'),
      ),
    )
    expect(programs.map(({ pages }) => pages)).toEqual([3, 3, 3, 3])
    const words = programs.map(({ paragraphs }) => paragraphs.flatMap(({ text }) => text.split(/\s+/)).length)
    expect(Math.max(...words) / Math.min(...words)).toBeLessThan(1.05)
  })

  it('has stories for every section and every tag', () => {
    expect(sections.filter(({ slug }) => !published.some((story) => story.sections.includes(slug)))).toEqual([])
    expect(Object.keys(tags).filter((slug) => !published.some((story) => story.tags.includes(slug)))).toEqual([])
    expect(authors.filter(({ slug }) => !published.some((story) => story.authors.includes(slug)))).toEqual([])
  })

  it('comes out over ten days, the newest within the hour, none at the same time', () => {
    const hours = published.map((story) => story.hours)
    expect(Math.min(...hours)).toBeLessThan(1)
    expect(Math.max(...hours)).toBeLessThan(10 * 24)
    expect(new Set(hours).size).toBe(hours.length)
  })

  it('has accents that are legible (AA) on white and on dark paper', () => {
    expect(contrast(publication.accent.light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(publication.accent.dark, '#121212')).toBeGreaterThanOrEqual(4.5)
  })

  it('has links in the footer that lead somewhere, and an old address of each unpublish action', () => {
    expect(footer.filter(({ url }) => !sitePaths.has(url))).toEqual([])
    expect(goneAddresses.map(({ type }) => type)).toEqual(['redirect', 'gone', 'unavailable_for_legal_reasons'])
    expect(goneAddresses.filter(({ path }) => sitePaths.has(path))).toEqual([])
  })

  it('has an account for each shipped role', () => {
    expect(Object.values(accounts).map(({ role }) => role)).toEqual([
      'administrator',
      'editor',
      'curator',
      'writer',
      'contributor',
    ])
  })
})

// The ratio of WCAG 2, section 1.4.3.
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
