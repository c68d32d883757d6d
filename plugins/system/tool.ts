import type { PayloadRequest } from 'payload'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

/** Begins a procedure for people who look after the system. */
export function tool(summary: string) {
  return procedure({ summary, permissions: ['SYSTEM_TOOLS'] })
}

/** The parts of the system, by which the log names what a tool was used on. */
export type SystemPart = 'jobs' | 'schedules' | 'rooms' | 'purges' | 'mail' | 'storage' | 'search'

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
