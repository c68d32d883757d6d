/** Test helpers that import an archive, and compare the pages that readers get with its content. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jest } from '@jest/globals'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { renderTree } from '#blocks/registry/renderTree.fixtures.tsx'
import { contentModel } from '#collections/contentModel.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { newsroomEditors } from '../../block-editor/editors.fixtures.ts'
import { answerPage } from '../../reader-api/page.answer.ts'
import { createReaderRequest } from '../../reader-api/readerRequest.ts'
import type { ImportArchive } from '../import.types.ts'
import { importArchive } from '../importArchive.service.ts'
import { ImportReport } from '../write/importReport.ts'
import type { Source, SourceDocument } from './source.fixtures.ts'
import { missingWords, visibleIn, wordsIn } from './visible.fixtures.ts'

export interface Newsroom extends TestPayload {
  end: () => Promise<void>
}

/** Boots a newsroom with the editors and the library of the real one. */
export async function bootNewsroom(): Promise<Newsroom> {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'citydesk-comparison-'))
  const app = await bootTestPayload(contentModel({ ...newsroomEditors(), mediaDir, siteUrl: 'https://paper.test' }))
  await makeTablesIn(app.payload)
  const end = async () => {
    await app.stop()
    await rm(mediaDir, { recursive: true, force: true })
  }
  return { ...app, end }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

async function htmlOfPage(page: ReaderPage): Promise<string> {
  const context = pageFixture({ references: page.references, site: page.site })
  if (page.kind === 'page') return `<h1>${escaped(page.title)}</h1>${await renderTree(page.blocks, context)}`
  if (page.kind !== 'article') throw new Error(`${page.path} is a page of another kind: ${page.kind}`)
  const { headline, dekBlocks, blocks } = page.article
  return `<h1>${escaped(headline)}</h1>${await renderTree(dekBlocks, context)}${await renderTree(blocks, context)}`
}

interface Stored {
  headline: string
  path: string | null
  isPublished: boolean
  body: Parameters<typeof blocksFromLexical>[0]
  dek: Parameters<typeof blocksFromLexical>[0]
}

async function storedDocument({ payload }: TestPayload, importKey: string): Promise<Stored> {
  const options = { where: { importKey: { equals: importKey } }, depth: 0, trash: true, draft: true } as const
  const [post] = (await payload.find({ collection: 'posts', ...options })).docs
  const [page] = (await payload.find({ collection: 'pages', ...options })).docs
  if (post) {
    const isPublished = post.publishStatus === 'PUBLISHED'
    return { headline: post.headline, path: post.path ?? null, isPublished, body: post.body, dek: post.subhead }
  }
  if (!page) throw new Error(`${importKey} was not imported`)
  const isPublished = page.publishStatus === 'PUBLISHED'
  return { headline: page.title, path: `/${page.slug}`, isPublished, body: page.body, dek: null }
}

// Returns the HTML that readers get; of a draft, the HTML that they would get.
async function shownHtml(app: TestPayload, importKey: string): Promise<string> {
  const { headline, path: address, isPublished, body, dek } = await storedDocument(app, importKey)
  if (isPublished && address) {
    const answer = await answerPage(await createReaderRequest(app.payload, 'https://paper.test', 1), address)
    if (answer.status !== 200) throw new Error(`${importKey}: readers get ${answer.status} at ${address}`)
    return htmlOfPage(answer.page)
  }
  const trees = await Promise.all([dek, body].map((state) => renderTree(blocksFromLexical(state))))
  return `<h1>${escaped(headline)}</h1>${trees.join('')}`
}

// An address without its scheme, query and the size that WordPress adds to the name of a picture.
const fileOf = (address: string): string =>
  address
    .replace(/^https?:/, '')
    .replace(/[?#].*$/, '')
    .replace(/(-\d+x\d+|-scaled)(\.\w+)$/, '$2')

async function originsOf({ payload }: TestPayload, { files }: Source): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const fetched = /^.*?:url:(.*)$/
  return new Map(
    docs.map(({ filename, importKey }) => [
      filename ?? '',
      files.get(importKey ?? '') ?? fetched.exec(importKey ?? '')?.[1] ?? '',
    ]),
  )
}

const withoutSlash = (address: string): string => address.replace(/^https?:|[?#].*$/g, '').replace(/\/$/, '')

// Returns where a link leads on the paper if it leads to a document of the archive: by its path there, or its number.
const ledTo =
  ({ documents }: Source) =>
  (link: string): string | null => {
    if (!URL.canParse(link)) return null
    const { host, searchParams, hash } = new URL(link)
    const number = searchParams.get('p') ?? searchParams.get('page_id')
    const sameSite = documents.filter(({ address }) => URL.canParse(address) && new URL(address).host === host)
    const found =
      sameSite.find(({ importKey }) => number !== null && importKey.endsWith(`:${number}`)) ??
      sameSite.find(({ address }) => withoutSlash(address) === withoutSlash(link))
    return found ? `https://paper.test${new URL(found.address).pathname}${hash}` : null
  }

interface Compared {
  losses: string[]
  words: number
  addresses: number
}

async function compareDocument(
  app: TestPayload,
  { importKey, address, html }: SourceDocument,
  { origins, led }: { origins: Map<string, string>; led: ReturnType<typeof ledTo> },
  reported: readonly string[],
): Promise<Compared> {
  const source = visibleIn(html, address)
  const shown = visibleIn(await shownHtml(app, importKey), 'https://paper.test/')
  const reportedWords = new Set(reported.flatMap(wordsIn))
  const files = new Set(
    shown.addresses
      .flatMap((one) => [one, origins.get(decodeURIComponent(one.split('/').at(-1) ?? '')) ?? one])
      .map(fileOf),
  )
  const addresses = source.addresses.filter(
    (one) =>
      !files.has(fileOf(one)) &&
      !shown.addresses.includes(one) &&
      !shown.addresses.includes(led(one) ?? one) &&
      !reported.some((line) => line.includes(one)),
  )
  const dangling = shown.fragments.filter(
    (one) => !shown.ids.has(decodeURIComponent(one)) && !reported.some((line) => line.includes(one)),
  )
  const losses = [
    ...missingWords(source.words, shown.words).filter((word) => !reportedWords.has(word)),
    ...addresses,
    ...dangling.map((one) => `#${one}`),
  ]
  return { losses, words: source.words.length, addresses: source.addresses.length }
}

export interface Comparison {
  /** For each document, by its key, what was lost of it without a line in the report. */
  losses: Record<string, string[]>
  documents: number
  words: number
  addresses: number
  lines: number
}

/** Imports an archive and compares what its readers get with what it says. */
export async function compareArchive(
  app: TestPayload,
  archive: ImportArchive,
  source: Source,
  mayAsk: (address: string) => boolean,
): Promise<Comparison> {
  const spy = jest.spyOn(ImportReport.prototype, 'remark')
  const report = await importArchive(app.payload, archive, { fetching: { mayAsk, timeout: 5000 } })
  const remarks = spy.mock.calls.map(([{ what }, where = '']) => ({ what, where }))
  spy.mockRestore()
  const ways = { origins: await originsOf(app, source), led: ledTo(source) }
  const labels = new Map<string, string>()
  for await (const { key, label } of archive.documents()) labels.set(key, label)
  const lines = new Set(remarks.map(({ what }) => what)).size
  const compared: Comparison = { losses: {}, documents: 0, words: 0, addresses: 0, lines }
  for (const document of source.documents) {
    const own = ['', labels.get(document.importKey)]
    const ownRemarks = remarks.filter(({ where }) => own.includes(where)).map(({ what }) => what)
    const { losses, words, addresses } = await compareDocument(app, document, ways, ownRemarks)
    if (losses.length > 0) compared.losses[document.importKey] = losses
    compared.documents += 1
    compared.words += words
    compared.addresses += addresses
  }
  if (report.number('lost') > 0) compared.losses.lost = report.remarks('lost').map(({ what }) => what)
  return compared
}
