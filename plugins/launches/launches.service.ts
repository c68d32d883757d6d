import { NotFound, type Payload, type PayloadRequest } from 'payload'
import { readDraft } from '../preview/draft.read.ts'
import { createPictureLink } from '../preview/preview.service.ts'
import { changesBetween } from './frontChanges.ts'
import { headlinesOf, loadOutline } from './frontOutline.load.ts'
import type { FrontOutline } from './frontOutline.ts'
import type { Launch, LaunchPage, LaunchPicture, Unlaunched } from './launches.schema.ts'
import { type LaunchRow, launchRowOf, launchRows } from './launches.store.ts'

// Launches on one page of the list.
const pageLength = 15

/**
 * Returns launches of a front page, the newest first, each with what it changed.
 * @param before id of a launch: only older ones; null for the newest
 */
export async function launchesOf(req: PayloadRequest, front: number, before: number | null): Promise<LaunchPage> {
  const rows = await launchRows(req, front, { before, limit: pageLength + 1 })
  const shown = rows.slice(0, pageLength)
  return {
    launches: shown.map((row, index) => launchOf(row, rows[index + 1])),
    next: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
  }
}

function launchOf(row: LaunchRow, previous: LaunchRow | undefined): Launch {
  const headlines = new Map([...Object.entries(previous?.headlines ?? {}), ...Object.entries(row.headlines)])
  const isComparable = row.outline !== null && previous?.outline
  const changes = isComparable ? changesBetween(previous.outline ?? [], row.outline ?? [], headlines) : null
  return {
    id: row.id,
    version: String(row.version_id),
    launchedAt: row.launched_at.toISOString(),
    action: row.action,
    byName: row.by_name,
    isRestorable: row.has_version,
    changes: changes?.filter(({ isDeparture }) => !isDeparture).map(({ words }) => words) ?? null,
  }
}

/**
 * Returns the rows of a launch with the story in each slot and its reason, and a link to the page as readers had it.
 * @throws NotFound for a launch that is not kept
 */
export async function launchPictureOf(req: PayloadRequest, id: number): Promise<LaunchPicture> {
  const row = await launchRowOf(req, id)
  if (!row) throw new NotFound(req.t)
  const picture = { kind: 'launch', launch: id } as const
  return {
    id,
    launchedAt: row.launched_at.toISOString(),
    byName: row.by_name,
    rows: row.outline ?? [],
    url: row.has_page ? await createPictureLink(req, row.front_id, picture, new Date()) : null,
  }
}

export async function unlaunchedOf({ payload }: PayloadRequest, front: number): Promise<Unlaunched> {
  const [draft, live] = await Promise.all([
    readDraft(payload, { collection: 'fronts', id: front }, ['body']),
    payload.findByID({ collection: 'fronts', id: front, depth: 0, overrideAccess: true }),
  ])
  const isLive = live._status === 'published'
  const [before, after] = await Promise.all([
    outlineOrNone(payload, isLive ? live.body : null),
    outlineOrNone(payload, draft?.body),
  ])
  const headlines = await headlinesOf(payload, [...pinsOf(before), ...pinsOf(after)])
  const changes = changesBetween(before, after, headlines)
  const names = new Map([...before, ...after].map(({ id, name }) => [id, name]))
  const ids = [...new Set([...after, ...before].map(({ id }) => id))]
  return {
    isLive,
    rows: ids.flatMap((id) => {
      const own = changes.filter(({ row }) => row === id).map(({ words }) => words)
      return own.length > 0 ? [{ id, name: names.get(id) ?? 'Row', changes: own }] : []
    }),
  }
}

const outlineOrNone = async (payload: Payload, body: unknown): Promise<FrontOutline> =>
  body ? (await loadOutline(payload, body)).outline : []

const pinsOf = (outline: FrontOutline) => outline.flatMap(({ slots }) => slots.flatMap(({ pin }) => pin?.id ?? []))
