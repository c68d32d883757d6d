import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { slugFrom } from '#collections/fields/slug.ts'
import type { Body } from '../convert/body.convert.ts'
import { readFrontMatter } from '../convert/markdown.convert.ts'
import { parseMarkup, wordsOf } from '../convert/markup.read.ts'
import type {
  ImportArchive,
  ImportDocument,
  ImportTerm,
  Remark,
  TermKind,
  UnreadableDocument,
} from '../import.types.ts'
import { ImportFileError, readText, readWholeText, requireReadable } from './text.read.ts'

// A date as ISO 8601 in UTC. A date without a time of day is taken as noon, which is the same day from Honolulu to
// Moscow; a time without a zone is UTC.
const date = z.string().transform((text, context) => {
  const iso = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T')
  if (z.iso.date().safeParse(iso).success) return `${iso}T12:00:00.000Z`
  if (z.iso.datetime({ local: true, offset: true }).safeParse(iso).success) {
    return new Date(/(z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}Z`).toISOString()
  }
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(text)} is no date (write 2019-01-31 or 2019-01-31T18:30:00Z)`,
  })
  return z.NEVER
})

// A line of the file. The text stands in `paragraphs` (format text) or in the file `path`, relative to this one.
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

type Line = { record: ArticleRecord } | { unreadable: UnreadableDocument }

function parseRecord(file: string, line: string, number: number): Line {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    throw new ImportFileError(`${file}: line ${number}: ${error instanceof Error ? error.message : 'no JSON'}`)
  }
  const record = articleRecord.safeParse(value)
  if (record.success) return { record: record.data }
  const named = z.object({ id: z.string().min(1) }).safeParse(value)
  const why = record.error.issues.map(({ path, message }) => `${path.join('.') || 'the record'} ${message}`).join('; ')
  return { unreadable: unreadable(named.data?.id ?? 'a record without an id', `line ${number}: ${why}`) }
}

const unreadable = (label: string, why: string): UnreadableDocument => ({ collection: 'posts', label, why })

async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0
  const input = Readable.from(readText(file))
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() !== '') yield parseRecord(file, line, number)
  }
}

// The file of a record's text. Throws ImportFileError when it lies outside the folder of the list.
function bodyFileOf(file: string, path: string): string {
  const folder = resolve(dirname(file))
  const bodyFile = resolve(folder, path)
  if (relative(folder, bodyFile).startsWith('..')) throw new ImportFileError(`${file}: ${path} lies outside its folder`)
  return bodyFile
}

// Why the text of a record cannot be read; null when it can.
async function faultOfBody(file: string, { format, path }: ArticleRecord): Promise<string | null> {
  if (format === 'text' || path === undefined) return null
  const bodyFile = bodyFileOf(file, path)
  if (!existsSync(bodyFile)) return `${path} is missing`
  try {
    await readWholeText(bodyFile)
    return null
  } catch (error) {
    if (error instanceof ImportFileError) return error.message
    throw error
  }
}

const keyOf = (kind: string, id: string): string => `articles:${kind}:${id}`
const termKey = (kind: TermKind, name: string): string => keyOf(kind, slugFrom(name) || name)

interface BodyAndHead {
  body: Body
  head: Record<string, unknown>
}

async function bodyOf(file: string, { format, paragraphs = [], path = '' }: ArticleRecord): Promise<BodyAndHead> {
  if (format === 'text') return { body: { format: 'text', paragraphs }, head: {} }
  const text = await readWholeText(bodyFileOf(file, path))
  if (format === 'html') return { body: { format: 'html', text }, head: {} }
  if (format === 'wordpress-html') return { body: { format: 'wordpress', text }, head: {} }
  const { data, body } = readFrontMatter(text)
  return { body: { format: 'markdown', text: body }, head: data }
}

// Keys of the front matter that the record holds too, or that only the old site could use.
const knownHead = new Set([
  ...['title', 'date', 'authors', 'tags', 'excerpt', 'description', 'image', 'layout', 'redirect_from', 'permalink'],
  ...['image_figcaption', 'hero', 'lang'],
])

function oldPathsOf({ url }: ArticleRecord, head: Record<string, unknown>): string[] {
  const former = [head.redirect_from ?? []].flat().concat(head.permalink ?? [])
  const paths = former.filter((path): path is string => typeof path === 'string' && path.startsWith('/'))
  const address = URL.canParse(url) ? new URL(url).pathname.replace(/^\/{2,}/, '/') : '/'
  return address === '/' ? paths : [address, ...paths]
}

// The last part of the old address; empty without one.
const slugOf = ({ url }: ArticleRecord): string =>
  URL.canParse(url) ? (new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '') : ''

async function documentOf(file: string, record: ArticleRecord): Promise<ImportDocument> {
  const { body, head } = await bodyOf(file, record)
  const title = wordsOf(parseMarkup(record.headline))
  const remarks: Remark[] = Object.keys(head)
    .filter((name) => !knownHead.has(name))
    .map((name) => ({ kind: 'changed', what: `front matter not taken over: ${name}` }))
  // Only the old site can know where a path without a host lies.
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
    publishedAt: record.date,
    terms: {
      authors: terms('authors', record.authors),
      tags: terms('tags', record.tags),
      sections: [],
      sources: terms('sources', [record.source]),
    },
    featuredMedia: isAddress ? { key: keyOf('url', record.image), url: record.image, alt: '', caption } : null,
    featuredMediaCaption: caption,
    oldPaths: oldPathsOf(record, head),
    language: typeof head.lang === 'string' ? head.lang : '',
    note: [record.licence && `Licence: ${record.licence}`, record.url && `First published at ${record.url}`]
      .filter(Boolean)
      .join('\n'),
    remarks,
    conversion: URL.canParse(record.url) ? { base: record.url } : {},
  }
}

/**
 * Opens a list of articles, one JSON record a line, as an archive. The list and all texts are read once before anything
 * else: a line that is no JSON stops the import before it begins, a record with a wrong field or an unreadable text is
 * named and left out.
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
  const lost: UnreadableDocument[] = []
  const withoutText = new Set<string>()
  for await (const line of readLines(file)) {
    if ('unreadable' in line) {
      lost.push(line.unreadable)
      continue
    }
    const { record } = line
    if (seen.has(record.id)) throw new ImportFileError(`${file}: two records have the id ${record.id}`)
    seen.add(record.id)
    const fault = await faultOfBody(file, record)
    if (fault) lost.push(unreadable(record.id, fault))
    if (fault) withoutText.add(record.id)
    for (const name of record.authors) add('authors', name)
    for (const name of record.tags) add('tags', name)
    add('sources', record.source)
  }
  return {
    total: seen.size - withoutText.size,
    unreadable: lost,
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
      for await (const line of readLines(file)) {
        if ('record' in line && !withoutText.has(line.record.id)) yield documentOf(file, line.record)
      }
    },
  }
}
