import type { PayloadRequest } from 'payload'
import { recordActivity, sourceOf } from './recordActivity.ts'

/** The parts of the system, by which the log names what a tool was used on. */
export type SystemPart = 'jobs' | 'schedules' | 'rooms' | 'purges' | 'mail' | 'storage' | 'search' | 'numbers'

/** Writes into the log what a person did with a system tool. */
export async function recordOperation(req: PayloadRequest, part: SystemPart, did: string): Promise<void> {
  await recordActivity(req, {
    action: 'operate',
    outcome: 'done',
    source: sourceOf(req),
    collection: { slug: 'system', admin: { useAsTitle: 'title' } },
    document: { id: part, title: did },
    from: null,
    to: null,
    detail: { did },
  })
}
