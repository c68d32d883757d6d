import { createHash } from 'node:crypto'
import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { assistantDefaults } from '#collections/assistants/assistantDefaults.ts'
import { forumDefaults } from '#collections/candidate-forums/forumDefaults.ts'
import { idsOf, isSameId } from '#collections/permissions/actor.ts'
import { closedTextOf } from '#contract/conversations.ts'
import type { AssistantRecord } from '../assistant.types.ts'
import type { Counted } from '../limits/limits.store.ts'

export interface Candidacy {
  forum: number
  candidate: string
  /** Names of all candidates of the forum. */
  names: string[]
  /** Their assistants, whose questions count together: a reader's questions to all end at the same time. */
  counted: Counted
  /** Text shown while the forum is closed; null while it is open. */
  closedText: string | null
  rules: { instructions: string; model: string; dayDollars: number }
}

/**
 * Returns the candidacy of an assistant; null for one that is in no forum. An assistant of a candidate answers as that in
 * any case, whether a call names its forum or not.
 * @param forum id of the forum that a call names; null for none
 * @returns 'not-in-forum' when the assistant is not in the forum that the call names
 */
export async function candidacyOf(
  req: PayloadRequest,
  assistant: number,
  forum: string | null,
  now: Date,
): Promise<Candidacy | 'not-in-forum' | null> {
  const { docs } = await req.payload.find({
    collection: 'candidate-forums',
    where: { 'candidates.assistant': { equals: assistant } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  const found = forum === null ? docs[0] : docs.find(({ id }) => String(id) === forum)
  if (!found) return forum === null ? null : 'not-in-forum'
  const candidate = found.candidates.find((one) => isSameId(one.assistant, assistant))
  if (!candidate) return null
  const { rules } = found
  return {
    forum: found.id,
    candidate: candidate.name,
    names: found.candidates.map(({ name }) => name),
    counted: await countedOf(req, idsOf(found.candidates.flatMap((one) => one.assistant ?? [])).map(Number)),
    closedText: closedTextIn(found, now),
    rules: {
      instructions: rules?.instructions ?? '',
      model: rules?.model || assistantDefaults.model,
      dayDollars: rules?.dayDollars ?? assistantDefaults.limits.dayDollars,
    },
  }
}

const questionLimits = ['readerHour', 'readerDay', 'totalHour', 'totalDay'] as const

async function countedOf(req: PayloadRequest, ids: readonly number[]): Promise<Counted> {
  const { docs } = await req.payload.find({
    collection: 'assistants',
    where: { id: { in: ids } },
    select: { limits: true },
    depth: 0,
    pagination: false,
    req,
  })
  const limits = { readerHour: 0, readerDay: 0, totalHour: 0, totalDay: 0 }
  for (const assistant of docs) for (const limit of questionLimits) limits[limit] += assistant.limits[limit]
  return { assistants: docs.map(({ id }) => id), limits }
}

/** Returns the text shown now in place of a forum's answers; null while it is open. */
export async function closedTextNow(payload: Payload, forum: number): Promise<string | null> {
  const found = await payload.findByID({ collection: 'candidate-forums', id: forum, depth: 0, disableErrors: true })
  return found ? closedTextIn(found, new Date()) : forumDefaults.closedText
}

const closedTextIn = (
  { closedText, closesAt, isOpen }: DataFromCollectionSlug<'candidate-forums'>,
  now: Date,
): string | null =>
  closedTextOf(
    {
      isOpen: isOpen !== false,
      closesAt: closesAt ?? null,
      closedText: closedText?.trim() || forumDefaults.closedText,
    },
    now,
  )

/** Limits an assistant to the candidate's own documents, under the rules that are the same for every candidate. */
export function ofCandidate(assistant: AssistantRecord, candidacy: Candidacy): AssistantRecord {
  const { dayDollars, instructions, model } = candidacy.rules
  return {
    ...assistant,
    ...{ instructions, model, candidate: candidacy.candidate },
    // Answers that were kept under other rules are not given again.
    version: `${assistant.version} ${markOfRules(candidacy)}`,
    scope: { ...assistant.scope, usesStories: false },
    limits: { ...assistant.limits, dayDollars, hourDollars: dayDollars, readerDayDollars: dayDollars },
  }
}

/** Returns a mark of the rules that a question is asked under: equal for equal rules. */
export function markOfRules({ rules }: Candidacy): string {
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 12)
}
