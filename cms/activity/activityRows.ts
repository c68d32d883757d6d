import type { BasePayload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { Activity } from '../../payload-types.ts'
import { type Sentence, sentenceOf } from './activity.words.ts'

/** An entry, as lists show it. */
export interface ActivityRow {
  id: number
  when: string
  /** Address of the entry. */
  href: string
  sentence: Sentence
  /** Address of the document; null where it has none. */
  documentHref: string | null
}

/** Returns entries as lists show them, with what their collections are called. */
export function activityRows({ config }: BasePayload, entries: readonly Activity[], timeZone: string): ActivityRow[] {
  const inAdmin = (path: `/${string}`) => formatAdminURL({ adminRoute: config.routes.admin, path })
  return entries.map((entry) => ({
    id: entry.id,
    when: formatMoment(new Date(entry.createdAt), timeZone),
    href: inAdmin(`/collections/activity/${entry.id}`),
    sentence: sentenceOf(entry, kindLabel({ config }, entry.kind)),
    documentHref: documentPath({ config }, entry, inAdmin),
  }))
}

/** Returns what a document of a collection is called, in a sentence: 'post'. */
export function kindLabel({ config }: Pick<BasePayload, 'config'>, kind: string): string {
  const label = config.collections.find(({ slug }) => slug === kind)?.labels.singular
  const known = label ?? config.globals.find(({ slug }) => slug === kind)?.label ?? kind
  const text = typeof known === 'string' ? known : kind
  // Not the names of things: 'URL target', 'API token'.
  return /^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text
}

function documentPath(
  { config }: Pick<BasePayload, 'config'>,
  { kind, documentId, action }: Activity,
  inAdmin: (path: `/${string}`) => string,
): string | null {
  if (config.globals.some(({ slug }) => slug === kind)) return inAdmin(`/globals/${kind}`)
  const isCollection = config.collections.some(({ slug }) => slug === kind)
  return isCollection && action !== 'erase' && /^\d+$/.test(documentId)
    ? inAdmin(`/collections/${kind}/${documentId}`)
    : null
}
