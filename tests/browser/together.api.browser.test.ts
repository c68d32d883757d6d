import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, type SharedNewsroom, sharedNewsroom } from './newsroom.ts'
import { bodySelector, shownTree, treeOf } from './together/writer.page.ts'

let newsroom: SharedNewsroom
let browser: DeskBrowser
let first: Page
let second: Page
let client: Page

const made = z.object({ doc: z.object({ id: z.number() }) })
const draftOf = z.object({ body: z.unknown(), headline: z.string() })
const versionsOf = z.object({ docs: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'paragraph',
  props: {},
  children: [],
  content: [{ type: 'text', text, marks: [] }],
})

const linesOf = (tree: Block[]) => tree.map(({ content }) => inlineText(content))

function ask(method: string, path: string, data?: object): Promise<unknown> {
  return client.evaluate(
    async ([verb, url, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${url}`, { method: verb, headers, body })
      if (!response.ok) throw new Error(`${verb} ${url} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    [method, path, data ? JSON.stringify(data) : null] as const,
  )
}

async function until<T>(what: string, read: () => Promise<T>, isAsWanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 30_000
  for (;;) {
    const value = await read()
    if (isAsWanted(value)) return value
    if (Date.now() > end) throw new Error(`It never came to be that ${what}: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

beforeAll(async () => {
  newsroom = sharedNewsroom()
  browser = await openDeskBrowser()
  const enter = async (account: string) => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    await logIn(page, newsroom, account)
    await page.goto(`${newsroom.cmsUrl}/admin`)
    return page
  }
  // One after the other: an account that logs in twice in one moment has one session of the two.
  first = await enter('admin')
  second = await enter('editor')
  client = await enter('admin')
})

afterAll(() => browser?.close())

async function newStory(): Promise<number> {
  const body = lexicalFromBlocks([paragraph('a', 'First.'), paragraph('b', 'Second.'), paragraph('c', 'Third.')])
  const { doc } = made.parse(await ask('POST', '/posts?draft=true', { headline: 'While two people type', body }))
  for (const page of [first, second]) {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${doc.id}`)
    await page.waitForSelector(bodySelector, { timeout: 60_000 })
  }
  return doc.id
}

async function typeInto(page: Page, line: number, text: string): Promise<void> {
  await page.locator(`${bodySelector} > p`).nth(line).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text, { delay: 40 })
}

const readDraft = async (id: number) => draftOf.parse(await ask('GET', `/posts/${id}?draft=true&depth=0`))

// Returns the lines that all users see and the draft holds, once they are equal.
async function agreed(id: number, isAsWanted: (lines: string[]) => boolean): Promise<string[]> {
  const read = async () => [
    linesOf(await shownTree(first)),
    linesOf(await shownTree(second)),
    linesOf(treeOf((await readDraft(id)).body)),
  ]
  const all = await until('everybody has the same', read, ([one, ...others]) => {
    return one !== undefined && isAsWanted(one) && others.every((other) => sameJson(other, one))
  })
  return all[0] ?? []
}

describe('while two people type in a story', () => {
  it('a program that writes an older copy of it changes what it changed, and takes no letter back', async () => {
    const id = await newStory()
    const typing = Promise.all([
      typeInto(first, 0, ' Ada goes on writing, letter by letter.'),
      typeInto(second, 1, ' June goes on writing, letter by letter.'),
    ])
    const { body } = await readDraft(id)
    const [one, two] = blocksFromLexical(lexicalFromBlocks(treeOf(body)))
    if (!one || !two) throw new Error('The story has two paragraphs at least')
    const changed = lexicalFromBlocks([one, two, paragraph('c', 'Third, said the wire.')])
    await ask('PATCH', `/posts/${id}?draft=true`, { body: changed, headline: 'Said the wire' })
    await typing
    const lines = await agreed(id, (found) => found.length === 3 && (found[2] ?? '').includes('wire'))
    expect(lines).toEqual([
      'First. Ada goes on writing, letter by letter.',
      'Second. June goes on writing, letter by letter.',
      'Third, said the wire.',
    ])
    expect(await first.inputValue('#field-headline')).toBe('Said the wire')
    expect((await readDraft(id)).headline).toBe('Said the wire')
  })

  it('a restored version brings its text back on every screen, and what is typed after it stays', async () => {
    const id = await newStory()
    await typeInto(first, 0, ' Kept.')
    await agreed(id, (lines) => lines[0] === 'First. Kept.')
    await first.keyboard.press('Control+s')
    const versions = await until(
      'there is a version of it',
      async () =>
        versionsOf.parse(await ask('GET', `/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`)),
      ({ docs }) => docs.length > 0,
    )
    await typeInto(second, 1, ' Regretted.')
    await agreed(id, (lines) => lines[1] === 'Second. Regretted.')
    const typing = typeInto(first, 2, ' Ada goes on.')
    await ask('POST', `/posts/versions/${versions.docs[0]?.id}?draft=true`)
    await typing
    const lines = await agreed(id, (found) => found[1] === 'Second.')
    expect(lines.slice(0, 2)).toEqual(['First. Kept.', 'Second.'])
    await typeInto(second, 1, ' Better.')
    expect((await agreed(id, (found) => found[1] === 'Second. Better.'))[0]).toBe('First. Kept.')
  })
})
