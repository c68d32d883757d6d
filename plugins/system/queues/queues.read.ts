import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { countRows } from '#plugins/newsletters/sending/progress.store.ts'
import { broken, counted, type Finding, look, moment, part } from '../part.schema.ts'
import { countedUpTo, countQueues, failedJobs, openSends } from './queues.store.ts'

const queue = z.object({
  name: z.string(),
  about: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
})

export const queuesPart = part.extend({
  queues: z.array(queue),
  failed: z.array(z.object({ id: z.number(), task: z.string(), reason: z.string(), tried: z.number(), at: moment })),
  sends: z.array(
    z.object({
      issue: z.number(),
      subject: z.string(),
      state: z.enum(['preparing', 'sending', 'paused']),
      waiting: z.number(),
      accepted: z.number(),
      refused: z.number(),
      unknown: z.number(),
      problem: z.string().nullable(),
    }),
  ),
})

// Rows that are shown, and how long a queue may be before it is worth a look.
const shown = 50
const sendsShown = 10
const longQueue = 1_000

/** Returns what waits to be done in the background. */
export async function queuesOf({ payload }: PayloadRequest): Promise<z.infer<typeof queuesPart>> {
  const counts = await countQueues({ payload })
  const failed = await failedJobs({ payload }, shown)
  const sends = []
  for (const send of await openSends({ payload }, sendsShown)) {
    const { waiting, accepted, refused, unknown } = await countRows({ payload }, send.id)
    const { issue, list, subject, state, problem } = send
    sends.push({ issue, subject: subject || list, state, waiting, accepted, refused, unknown, problem })
  }
  const idle = { running: 0, failed: 0 }
  const mails = sends.reduce((sum, { waiting }) => sum + waiting, 0)
  const queues = [
    {
      name: 'Scheduled publications',
      about: 'Jobs that publish what comes due',
      waiting: counts.jobsWaiting,
      running: counts.jobsRunning,
      failed: counts.jobsFailed,
    },
    { name: 'Newsletters', about: 'Mails of the sends under way', waiting: mails, ...idle },
    { name: 'Notices', about: 'Mails about comments', waiting: counts.notices, ...idle },
    { name: 'Purges', about: 'Changes that a reader site has not heard of', waiting: counts.purges, ...idle },
    {
      name: 'Search',
      about: 'Documents whose words are learned, or that the engine lacks',
      waiting: counts.words + counts.engine,
      ...idle,
    },
    { name: 'Drafts', about: 'Documents that are written and not in their draft yet', waiting: counts.drafts, ...idle },
  ]
  return {
    summary: queues.every(({ waiting, running }) => waiting + running === 0)
      ? 'Nothing waits'
      : queues
          .filter(({ waiting }) => waiting > 0)
          .map(
            ({ name, waiting }) => `${name} ${waiting >= countedUpTo ? 'very many' : waiting.toLocaleString('en-US')}`,
          )
          .join(', '),
    findings: findingsOf(queues, sends),
    queues,
    failed: failed.map(({ id, task, schedule, reason, tried, at }) => ({
      ...{ id, tried, at },
      task: schedule ? `Publish schedule ${schedule}` : (task ?? 'A job'),
      reason: reason ?? 'It gave no reason',
    })),
    sends,
  }
}

function findingsOf(
  queues: readonly z.infer<typeof queue>[],
  sends: readonly { subject: string; problem: string | null }[],
): Finding[] {
  return [
    ...queues
      .filter(({ failed }) => failed > 0)
      .map(({ failed }) =>
        broken(`${counted(failed, 'job')} failed.`, 'Read the reason below, then retry or drop them.'),
      ),
    ...sends.flatMap(({ subject, problem }) =>
      problem === null ? [] : [look(`“${subject}” is not sent on: ${problem}`, 'Open the newsletter.')],
    ),
    ...queues
      .filter(({ waiting }) => waiting >= longQueue)
      .map(({ name }) => look(`${name}: a long queue.`, 'See whether it becomes shorter; an import makes it long.')),
  ]
}
