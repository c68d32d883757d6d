import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentTitles } from '#collections/lifecycle/documentTitles.ts'
import { numericIds } from '#database/numericIds.ts'
import { isLifecycleSlug, lifecycleSlugs } from '#plugins/lifecycle/lifecycle.schema.ts'
import { broken, counted, look, moment, part } from '../part.schema.ts'

const schedule = z.object({
  id: z.number(),
  collection: z.enum(lifecycleSlugs),
  documentId: z.string(),
  // Null for a document that the person may not read, or that is gone.
  title: z.string().nullable(),
  dueAt: moment,
  state: z.enum(['waiting', 'late', 'failed']),
  attempts: z.number(),
  reason: z.string().nullable(),
})

export const schedulesPart = part.extend({ schedules: z.array(schedule) })

// Milliseconds: how far ahead and back the list goes, and from when a publication is late.
const ahead = 24 * 3_600_000
const back = 7 * 24 * 3_600_000
const lateAfter = 15_000

// Rows that are shown.
const shown = 100

/** Returns what is published within a day, what is late, and what could not be published within a week. */
export async function schedulesOf(req: PayloadRequest, now: Date): Promise<z.infer<typeof schedulesPart>> {
  const until = new Date(now.getTime() + ahead).toISOString()
  const since = new Date(now.getTime() - back).toISOString()
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: {
      or: [
        { and: [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: until } }] },
        { and: [{ state: { equals: 'failed' } }, { dueAt: { greater_than_equal: since } }] },
      ],
    },
    select: { kind: true, documentId: true, dueAt: true, state: true, attempts: true, lastError: true },
    sort: 'dueAt',
    limit: shown,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const rows = docs.flatMap(({ kind, ...row }) => (isLifecycleSlug(kind) ? [{ collection: kind, ...row }] : []))
  const titles = await documentTitles(
    req,
    rows.flatMap(({ collection, documentId }) => numericIds([documentId]).map((id) => ({ collection, id }))),
  )
  const schedules = rows.map(({ id, collection, documentId, dueAt, state, attempts, lastError }) => {
    const due = Date.parse(dueAt)
    const isLate = due + lateAfter < now.getTime()
    return {
      ...{ id, collection, documentId, attempts },
      title: titles.get(`${collection}/${documentId}`) ?? null,
      dueAt: due,
      state: state === 'failed' ? ('failed' as const) : isLate ? ('late' as const) : ('waiting' as const),
      reason: lastError ?? null,
    }
  })
  const count = (state: z.infer<typeof schedule>['state']) => schedules.filter((one) => one.state === state).length
  const [waiting, late, failed] = [count('waiting'), count('late'), count('failed')]
  return {
    summary: waiting === 0 ? 'Nothing is due within a day' : `${waiting} due within a day`,
    findings: [
      ...(late > 0
        ? [
            broken(
              `${counted(late, 'publication')} late.`,
              'Publish them now below; look for a back office that runs jobs.',
            ),
          ]
        : []),
      ...(failed > 0
        ? [look(`${counted(failed, 'publication')} could not be published.`, 'Open the story: its checks say why.')]
        : []),
    ],
    schedules,
  }
}
