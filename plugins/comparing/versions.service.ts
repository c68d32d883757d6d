import { createHash } from 'node:crypto'
import type { FlattenedField, JsonObject, PayloadRequest } from 'payload'
import { APIError, NotFound } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { recordActivity, recordedApart, sourceOf } from '#collections/activity/recordActivity.ts'
import { isWritten, labelOfField } from '#collections/fields/shownField.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { canonicalJson } from '#plugins/collaboration/document/fieldValue.ts'
import { heldDraft } from '#plugins/collaboration/heldDraft.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import { type ComparedBlock, compareBlocks } from './blocks.compare.ts'
import { changePhrase } from './change.words.ts'
import { takenBlocks } from './taken.blocks.ts'

interface BlockPart {
  field: string
  place: string
}

/** What is taken out of a version: whole fields, and single blocks of texts by field and place. */
export interface Parts {
  fields: readonly string[]
  blocks: readonly BlockPart[]
  /** Blocks that it has no more: their places are those in the version that it is compared with. */
  removedBlocks: readonly BlockPart[]
}

interface Versions {
  version: number
  // Null: the one before.
  comparedWith: number | null
}

/** What was taken, as a phrase, and what undoing it needs. */
export interface Taken {
  phrase: string
  /** The fields as they were before, by name. A version of before may be gone: an open room writes into the newest one. */
  before: JsonObject
  /** Of the fields as they were written. */
  digest: string
}

const blocksOf = (value: unknown): Block[] => (isLexicalState(value) ? blocksFromLexical(value) : [])

/** Says in a phrase what changed from one version of a document to another. */
export async function phraseBetween(
  req: PayloadRequest,
  name: SharedDocumentName,
  { version, before }: { version: number; before: number },
): Promise<string> {
  return phraseOf(req, name, await versionOf(req, name, before), await versionOf(req, name, version))
}

function phraseOf(req: PayloadRequest, name: SharedDocumentName, before: JsonObject, after: JsonObject): string {
  const rows: ComparedBlock[] = []
  const labels: string[] = []
  for (const field of fieldsOf(req, name)) {
    const [was, is] = [before[field.name] ?? null, after[field.name] ?? null]
    if (sameJson(was, is)) continue
    if (field.type === 'richText') rows.push(...compareBlocks(blocksOf(was), blocksOf(is)))
    else labels.push(labelOfField(field))
  }
  return changePhrase(rows, labels)
}

/**
 * Takes parts of a version over into the newest draft, which an open room has first written down: nothing that others
 * typed is lost.
 * @throws APIError 400 for a part that there is none of, or none that differs
 */
export async function takeParts(
  req: PayloadRequest,
  name: SharedDocumentName,
  { version, comparedWith, ...parts }: Parts & Versions,
): Promise<Taken> {
  const draft: JsonObject = await heldDraft(req, name)
  const source = await versionOf(req, name, version)
  const compared = parts.removedBlocks.length > 0 ? await comparedVersion(req, name, { version, comparedWith }) : {}
  const data = dataOf(fieldsOf(req, name), { draft, source, compared, parts })
  const fields = Object.keys(data)
  const before = Object.fromEntries(fields.map((field) => [field, draft[field] ?? null]))
  const phrase = phraseOf(req, name, draft, { ...draft, ...data })
  if (phrase === '') throw new APIError('The draft has all of this already.', 400, null, true)
  const written = await writeDraft(req, name, data)
  await recordTaken(req, name, written, { takenFrom: version, taken: phrase })
  return { phrase, before, digest: digestOf(written, fields) }
}

/**
 * Puts the fields of a draft back to what they were before parts were taken over.
 * @throws APIError 409 when somebody has changed them since
 */
export async function putBack(
  req: PayloadRequest,
  name: SharedDocumentName,
  { before, digest }: Omit<Taken, 'phrase'>,
): Promise<void> {
  const draft: JsonObject = await heldDraft(req, name)
  const fields = Object.keys(before)
  if (digestOf(draft, fields) !== digest) {
    const reason = 'The draft has been changed since. Open the version before, and take back what you need.'
    throw new APIError(reason, 409, null, true)
  }
  const data = dataOf(fieldsOf(req, name), {
    draft,
    source: before,
    compared: {},
    parts: { fields, blocks: [], removedBlocks: [] },
  })
  const phrase = phraseOf(req, name, draft, { ...draft, ...data })
  const written = await writeDraft(req, name, data)
  await recordTaken(req, name, written, { putBack: phrase })
}

const fieldsOf = (req: PayloadRequest, { collection }: SharedDocumentName): FlattenedField[] =>
  req.payload.collections[collection].config.flattenedFields.filter(isWritten)

function dataOf(
  fields: readonly FlattenedField[],
  { draft, source, compared, parts }: Record<'draft' | 'source' | 'compared', JsonObject> & { parts: Parts },
): JsonObject {
  const wanted = new Set([...parts.fields, ...[...parts.blocks, ...parts.removedBlocks].map(({ field }) => field)])
  const known = fields.filter((field) => wanted.has(field.name))
  if (known.length !== wanted.size) throw new APIError('This part cannot be taken over.', 400, null, true)
  return Object.fromEntries(
    known.map(({ name, type }) => {
      if (parts.fields.includes(name)) return [name, source[name] ?? null]
      if (type !== 'richText') throw new APIError('This part cannot be taken over.', 400, null, true)
      const placesIn = (blocks: readonly BlockPart[]) =>
        new Set(blocks.filter(({ field }) => field === name).map(({ place }) => place))
      const taken = takenBlocks(blocksOf(draft[name]), blocksOf(source[name]), placesIn(parts.blocks))
      return [name, lexicalFromBlocks(takenBlocks(taken, blocksOf(compared[name]), placesIn(parts.removedBlocks)))]
    }),
  )
}

const writeDraft = (req: PayloadRequest, name: SharedDocumentName, data: JsonObject): Promise<JsonObject> =>
  req.payload.update({
    ...name,
    data,
    draft: true,
    depth: 0,
    overrideAccess: false,
    context: { [recordedApart]: true },
    req,
  })

async function findVersion(req: PayloadRequest, { collection, id }: SharedDocumentName, version: number) {
  const found = await req.payload.findVersionByID({
    collection,
    id: String(version),
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  if (String(found.parent) !== String(id)) throw new NotFound(req.t)
  return found
}

async function versionOf(req: PayloadRequest, name: SharedDocumentName, version: number): Promise<JsonObject> {
  return (await findVersion(req, name, version)).version
}

const comparedVersion = (req: PayloadRequest, name: SharedDocumentName, { version, comparedWith }: Versions) =>
  comparedWith === null ? versionBefore(req, name, version) : versionOf(req, name, comparedWith)

async function versionBefore(req: PayloadRequest, name: SharedDocumentName, version: number): Promise<JsonObject> {
  const { updatedAt } = await findVersion(req, name, version)
  const { docs } = await req.payload.findVersions({
    collection: name.collection,
    where: { parent: { equals: name.id }, updatedAt: { less_than: updatedAt } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  const [before] = docs
  if (!before) throw new NotFound(req.t)
  return before.version
}

// Blocks of text have no id of their own in a draft, and may have one in an open room.
const withoutIds = ({ type, props, content, children }: Block): unknown => [
  type,
  props,
  content,
  children.map(withoutIds),
]

function digestOf(draft: JsonObject, fields: readonly string[]): string {
  const values = fields.map((field) => {
    const value: unknown = draft[field] ?? null
    return isLexicalState(value) ? blocksFromLexical(value).map(withoutIds) : value
  })
  return createHash('sha256').update(canonicalJson(values)).digest('base64url')
}

async function recordTaken(
  req: PayloadRequest,
  { collection, id }: SharedDocumentName,
  document: JsonObject,
  detail: JsonObject,
): Promise<void> {
  await recordActivity(req, {
    action: 'update',
    collection: req.payload.collections[collection].config,
    document: { ...document, id },
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail,
  })
}
