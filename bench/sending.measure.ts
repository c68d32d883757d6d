import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import type { Measure } from './measure.types.ts'
import { median } from './statistics.ts'

const root = path.resolve(import.meta.dirname, '..')
const most = { rounds: 3, readers: 20_000, kills: 50 }

const figures = z.object({
  speeds: z.array(z.object({ outbox: z.number(), bare: z.number() })).min(1),
  killed: z.object({
    ...{ readers: z.number(), kills: z.number(), accepted: z.number(), unknown: z.number() },
    ...{ unknownOfOneWorker: z.number(), doubles: z.array(z.string()), lost: z.array(z.string()), seconds: z.number() },
  }),
})

/**
 * Measures sending newsletters from the outbox against nodemailer's pool alone, and sends to as many readers while workers
 * are killed.
 */
export const sending: Measure = {
  name: 'newsletters',
  rows: 5,
  run: async ({ databaseUrl, limits }) => {
    const readers = Math.min(most.readers, limits.items)
    const rounds = Math.min(most.rounds, limits.rounds)
    const kills = Math.min(most.kills, limits.rounds)
    const script = path.join(import.meta.dirname, 'sending.run.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...payloadScript, script, '--rounds', `${rounds}`, '--readers', `${readers}`, '--kills', `${kills}`],
      { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl } },
    )
    const { speeds, killed } = figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
    const perSecond = Math.round(median(speeds.map(({ outbox }) => outbox)))
    const ratio = median(speeds.map(({ outbox, bare }) => outbox / bare))
    const of = (value: number, unit: string) => ({ score: { value, unit } })
    return [
      { what: 'Sending newsletters', ratio: { value: ratio, to: 'nodemailer alone' }, goal: '0.8 of nodemailer' },
      { what: '  mails a second', ...of(perSecond, 'a second') },
      { what: `  mails sent twice in ${killed.kills} kills`, ...of(killed.doubles.length, 'mails'), goal: 'none' },
      { what: '  mails lost', ...of(killed.lost.length, 'mails'), goal: 'none' },
      { what: '  unknown outcomes of one worker at most', ...of(killed.unknownOfOneWorker, 'mails') },
    ]
  },
}
