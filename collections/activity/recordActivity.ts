import type { JsonObject, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { forwardedNetwork } from '#contract/clientNetwork.ts'
import { nameOfWriter, savedByContext, writersOf } from '../fields/savedBy.field.ts'
import type { PublishStatus } from '../lifecycle/publishStatus.ts'
import type { Id } from '../permissions/actor.ts'
import { delegationOf } from '../permissions/delegation.ts'
import type { ActivityAction, ActivitySource } from './activity.types.ts'

export interface ActivityEntry {
  action: ActivityAction
  /** `late`: done, but after its scheduled time. */
  outcome: 'done' | 'refused' | 'late'
  source: ActivitySource
  /** The collection of the document; a global counts as one with a single document. */
  collection: { slug: string; admin: Pick<SanitizedCollectionConfig['admin'], 'useAsTitle'> }
  document: JsonObject & { id: Id }
  from: PublishStatus | null
  to: PublishStatus | null
  /** The user to whom it is attributed; left out: the request's user. */
  by?: { id: number; name?: string | null } | null
  detail?: JsonObject | null
  /** When it happened; left out: now. */
  at?: string
  idempotencyKey?: string | null
}

// Their titles are addresses of readers: the log outlasts them.
const ofReaders = new Set(['newsletter-subscriptions', 'newsletter-suppressions'])

/** Adds an entry to the log, in the transaction of the logged action: both are committed, or neither. */
export async function recordActivity(req: PayloadRequest, entry: ActivityEntry): Promise<void> {
  const { collection, document, by, source, at, ...rest } = entry
  const title = ofReaders.has(collection.slug) ? null : document[collection.admin.useAsTitle ?? 'id']
  await req.payload.db.create({
    collection: 'activity',
    data: {
      ...rest,
      door: source,
      kind: collection.slug,
      documentId: String(document.id),
      title: typeof title === 'string' ? title : null,
      ...peopleOf(req, by),
      network: forwardedNetwork(req.headers),
      ...(at ? { createdAt: at } : null),
      updatedAt: new Date().toISOString(),
    },
    returning: false,
    req,
  })
}

// Names all who wrote a text together; the entry belongs to the first of them. A person who acts as another one stays the
// author of the action.
const peopleOf = (req: PayloadRequest, attributed: ActivityEntry['by']) => {
  const [first, ...others] = attributed === undefined ? writersOf(req) : []
  const account = first ?? attributed
  const delegation = delegationOf(req)
  const person = first?.by ?? (delegation?.kind === 'person' ? delegation : null)
  const namesFrom = (name: string) => [name, ...others.map(nameOfWriter)].join(', ')
  if (person) {
    const onBehalf = { onBehalfOf: account?.name ?? null, onBehalfOfId: account?.id ?? null }
    return { by: person.id, byName: namesFrom(person.name), ...onBehalf }
  }
  const owner = { by: account?.id ?? null, byName: account?.name ? namesFrom(account.name) : null }
  return delegation ? { ...owner, token: delegation.name, tokenId: delegation.id } : owner
}

/** Key in the context of a request whose save has an entry of its own. */
export const recordedApart = 'recordedApart'

/** Key in the context of a request that calls a tool of the Model Context Protocol. */
export const fromMcp = 'fromMcp'

/** Returns the source of a request: screens send the session's cookie or write in a room, programs send a token. */
export function sourceOf(req: PayloadRequest): ActivitySource {
  if (req.context.isImport === true) return 'import'
  if (savedByContext in req.context) return 'screen'
  if (req.context[fromMcp] === true) return 'mcp'
  if (req.payloadAPI === 'GraphQL') return 'graphql'
  if (req.payloadAPI !== 'REST') return 'system'
  return req.headers.has('authorization') ? 'rest' : 'screen'
}
