import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { slugFrom } from '#collections/fields/slug.ts'
import type { Body } from '../convert/body.convert.ts'
import { readFrontMatter } from '../convert/markdown.convert.ts'
import { parseMarkup, wordsOf } from '../convert/markup.read.ts'
import type { ImportArchive, ImportDocument, ImportTerm, Remark, TermKind } from '../import.types.ts'
import { ImportFileError, requireReadable } from './importFile.ts'

const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is no date')

/** A line of the file. The text stands in `paragraphs` (format text) or in the file `path`, relative to this one. */
const articleRecord = z
  .object({
    id: z.string().min(1),
    source: z.string().min(1),
    licence: z.string().default(''),
    headline: z.string(),
    dek: z.string().default(''),
    date,
    authors: z.array(z.string()).default([]),
    tags: z.array(z.string()).default([]),
    image: z.string().default(''),
    url: z.string().default(''),
    format: z.enum(['text', 'markdown', 'markdown+liquid', 'html', 'wordpress-html']),
    path: z.string().optional(),
    paragraphs: z.array(z.string()).optional(),
  })
  .refine(
    ({ format, paragraphs, path }) => (format === 'text' ? paragraphs : path),
    'has neither paragraphs nor a path',
  )

export type ArticleRecord = z.output<typeof articleRecord>

function parseRecord(file: string, line: string, number: number): ArticleRecord {
  const fail = (what: string): never => {
    throw new ImportFileError(`${file}: line ${number}: ${what}`)
  }
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'no JSON')
  }
  const record = articleRecord.safeParse(value)
  if (record.success) return record.data
  const [issue] = record.error.issues
  return fail(`${issue?.path.join('.') || 'the record'} ${issue?.message ?? 'is not right'}`)
}

async function* readRecords(file: string): AsyncGenerator<ArticleRecord> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() !== '') yield parseRecord(file, line, number)
  }
}

/** The file of a record's text; it may not lie outside the folder of the list. */
function bodyFileOf(file: string, path: string): string {
  const folder = resolve(dirname(file))
  const bodyFile = resolve(folder, path)
  if (relative(folder, bodyFile).startsWith('..')) throw new ImportFileError(`${file}: ${path} lies outside its folder`)
  if (!existsSync(bodyFile)) throw new ImportFileError(`${file}: ${path} is missing`)
  return bodyFile
}

const keyOf = (kind: string, id: string): string => `articles:${kind}:${id}`
const termKey = (kind: TermKind, name: string): string => keyOf(kind, slugFrom(name) || name)

interface BodyAndHead {
  body: Body
  head: Record<string, unknown>
}

async function bodyOf(file: string, { format, paragraphs = [], path = '' }: ArticleRecord): Promise<BodyAndHead> {
  if (format === 'text') return { body: { format: 'text', paragraphs }, head: {} }
  const text = await readFile(bodyFileOf(file, path), 'utf8')
  if (format === 'html') return { body: { format: 'html', text }, head: {} }
  if (format === 'wordpress-html') return { body: { format: 'wordpress', text }, head: {} }
  const { data, body } = readFrontMatter(text)
  return { body: { format: 'markdown', text: body }, head: data }
}

/** What the front matter says that the record says too, or that only the old site could use. */
const knownHead = new Set([
  ...['title', 'date', 'authors', 'tags', 'excerpt', 'description', 'image', 'layout', 'redirect_from', 'permalink'],
  ...['image_figcaption', 'hero'],
])

function oldPathsOf({ url }: ArticleRecord, head: Record<string, unknown>): string[] {
  const former = [head.redirect_from ?? []].flat().concat(head.permalink ?? [])
  const paths = former.filter((path): path is string => typeof path === 'string' && path.startsWith('/'))
  const address = URL.canParse(url) ? new URL(url).pathname.replace(/^\/{2,}/, '/') : '/'
  return address === '/' ? paths : [address, ...paths]
}

/** The last part of the old address; empty without one. */
const slugOf = ({ url }: ArticleRecord): string =>
  URL.canParse(url) ? (new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '') : ''

async function documentOf(file: string, record: ArticleRecord): Promise<ImportDocument> {
  const { body, head } = await bodyOf(file, record)
  const title = wordsOf(parseMarkup(record.headline))
  const remarks: Remark[] = Object.keys(head)
    .filter((name) => !knownHead.has(name))
    .map((name) => ({ kind: 'changed', what: `front matter not taken over: ${name}` }))
  // Only the old site can tell where a path without a host lies.
  const isAddress = /^https?:\/\//.test(record.image)
  if (record.image && !isAddress)
    remarks.push({ kind: 'media', what: `featured picture without a host: ${record.image}` })
  const caption = typeof head.image_figcaption === 'string' ? wordsOf(parseMarkup(head.image_figcaption)) : ''
  const terms = (kind: TermKind, names: readonly string[]): string[] => [
    ...new Set(names.filter((name) => name.trim() !== '').map((name) => termKey(kind, name))),
  ]
  return {
    key: keyOf('article', record.id),
    collection: 'posts',
    label: record.id,
    title: title || record.id,
    slug: slugOf(record),
    dek: record.dek,
    body,
    status: 'published',
    // A date without a time of day is noon, which is the same day from Honolulu to Moscow.
    publishedAt: new Date(record.date.length === 10 ? `${record.date}T12:00:00Z` : `${record.date}Z`).toISOString(),
    terms: {
      authors: terms('authors', record.authors),
      tags: terms('tags', record.tags),
      sections: [],
      sources: terms('sources', [record.source]),
    },
    featuredMedia: isAddress ? { key: keyOf('url', record.image), url: record.image, alt: '', caption } : null,
    featuredMediaCaption: caption,
    oldPaths: oldPathsOf(record, head),
    note: [record.licence && `Licence: ${record.licence}`, record.url && `First published at ${record.url}`]
      .filter(Boolean)
      .join('\n'),
    remarks,
    conversion: {},
  }
}

/**
 * A list of articles, one JSON record a line, as an archive. The list is read once whole before anything else, so that
 * a broken line or a missing file stops the import before it begins.
 *
 * @throws ImportFileError with the line that is wrong.
 */
export async function openArticles(file: string): Promise<ImportArchive> {
  await requireReadable(file)
  const terms: Record<TermKind, Map<string, ImportTerm>> = {
    sections: new Map(),
    tags: new Map(),
    authors: new Map(),
    sources: new Map(),
  }
  const add = (kind: TermKind, name: string): void => {
    const key = termKey(kind, name)
    if (name.trim() !== '' && !terms[kind].has(key))
      terms[kind].set(key, { key, name: name.trim(), slug: slugFrom(name) })
  }
  const seen = new Set<string>()
  for await (const record of readRecords(file)) {
    if (seen.has(record.id)) throw new ImportFileError(`${file}: two records have the id ${record.id}`)
    seen.add(record.id)
    if (record.path !== undefined && record.format !== 'text') bodyFileOf(file, record.path)
    for (const name of record.authors) add('authors', name)
    for (const name of record.tags) add('tags', name)
    add('sources', record.source)
  }
  return {
    total: seen.size,
    terms: {
      sections: [],
      tags: [...terms.tags.values()],
      authors: [...terms.authors.values()],
      sources: [...terms.sources.values()],
    },
    library: [],
    remarks: [],
    mediaFor: ({ url }) => (/^https?:\/\//.test(url) ? { key: keyOf('url', url), url, alt: '', caption: '' } : null),
    async *documents() {
      for await (const record of readRecords(file)) yield documentOf(file, record)
    },
  }
}
