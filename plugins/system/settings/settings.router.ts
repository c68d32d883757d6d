import { z } from 'zod'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { counted, look, part } from '../part.schema.ts'
import { systemOptionsOf } from '../system.options.ts'
import { tool } from '../tool.ts'
import { readWorkarounds, workaround } from './workarounds.read.ts'

const settingsPart = part.extend({
  // Variables of the environment. Values are never part of it.
  settings: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      state: z.enum(['set', 'default', 'not set']),
      danger: z.string().nullable(),
    }),
  ),
  workarounds: z.array(workaround),
})

/** The environment, and what stands in for libraries. */
export const settingsRouter = createRouter({
  getSettings: tool('Which variables of the environment are set, what is dangerous about them, and the workarounds.')
    .input(z.object({}))
    .output(settingsPart)
    .query(async ({ ctx }) => {
      const { root, settings } = systemOptionsOf(ctx.req.payload.config)
      const reports = settings()
      const set = reports.filter(({ state }) => state === 'set').length
      return {
        summary: `${set} of ${counted(reports.length, 'setting')} set`,
        findings: reports.flatMap(({ name, danger }) => (danger ? [look(`${name} ${danger.text}`, danger.todo)] : [])),
        settings: reports.map((report) => ({ ...report, danger: report.danger?.text ?? null })),
        workarounds: await readWorkarounds(root),
      }
    }),
})
