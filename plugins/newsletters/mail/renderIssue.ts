import type { Payload } from 'payload'
import { z } from 'zod'
import { readDraft } from '#plugins/preview/draft.read.ts'
import { siteUrlOf } from '#plugins/preview/preview.service.ts'
import type { ReaderRequest } from '#plugins/reader-api/answer.types.ts'
import { type IssuePage, issuePage } from '#plugins/reader-api/newsletters.answer.ts'
import { createReaderRequest } from '#plugins/reader-api/readerRequest.ts'
import { sources } from '#plugins/reader-api/sources.ts'
import { postsIn } from '../../sent-posts/sentPosts.ts'
import type { IssueMail, RenderIssue } from '../issueMail.types.ts'
import { issueMail } from './issueMail.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

// The fields of an issue that its mail is made of; a draft may lack any.
const mailRow = sources.issues.row.extend({ slug: text, subject: text, publishDateTime: z.string().nullish() })

const mailFields = Object.keys(mailRow.shape)

export interface RenderedIssue {
  mail: IssueMail
  page: IssuePage
}

/**
 * Renders the fields of an issue as a mail.
 * @param issue fields of a row, a version or a draft of the collection "newsletters"
 */
export async function renderIssueRow(payload: Payload, issue: unknown, now = new Date()): Promise<RenderedIssue> {
  const request = await createReaderRequest(payload, siteUrlOf(payload), 1)
  const { subject, publishDateTime, ...row } = mailRow.parse(issue)
  const page = await pageOf(request, { ...row, publishDateTime: publishDateTime ?? now.toISOString() })
  const { postalAddress } = await request.settings
  return { page, mail: await issueMail(page, { subject, previewText: row.previewText, postalAddress }, now) }
}

async function pageOf(request: ReaderRequest, row: z.output<typeof sources.issues.row>): Promise<IssuePage> {
  const lists = row.list === null ? null : await request.reads.byIds(sources.newsletterPages, [row.list])
  return issuePage(request, row, lists?.get(row.list ?? '') ?? null)
}

export const renderIssue: RenderIssue = async (payload, { id, version }) => {
  const issue = version === undefined ? await publishedRow(payload, id) : await versionRow(payload, id, version)
  if (!issue) throw new Error(`There is no such issue of a newsletter: ${id}${version ? `, version ${version}` : ''}`)
  const { mail, page } = await renderIssueRow(payload, issue)
  return { ...mail, posts: postsIn(page.blocks) }
}

/**
 * Renders an issue as it is being written, the last keystrokes included.
 * @returns null for an issue that does not exist or is in the trash
 */
export async function renderDraftIssue(payload: Payload, id: number): Promise<RenderedIssue | null> {
  const draft = await readDraft(payload, { collection: 'newsletters', id }, mailFields)
  return draft && renderIssueRow(payload, draft)
}

const reading = { depth: 0, overrideAccess: true, disableErrors: true } as const

async function publishedRow(payload: Payload, id: number) {
  const row = await payload.findByID({ collection: 'newsletters', id, ...reading })
  return row?._status === 'published' ? row : null
}

async function versionRow(payload: Payload, id: number, version: number) {
  const found = await payload.findVersionByID({ collection: 'newsletters', id: String(version), ...reading })
  return found && Number(found.parent) === id ? { ...found.version, id } : null
}
