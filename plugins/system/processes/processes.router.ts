import { z } from 'zod'
import { createRouter } from '#plugins/rpc/rpc.base.ts'
import { tool } from '../tool.ts'
import { processesOf, processesPart } from './processes.read.ts'

/** The processes of the newsroom. */
export const processesRouter = createRouter({
  getProcesses: tool('The processes of the newsroom, their versions and load, and migrations that wait.')
    .input(z.object({}))
    .output(processesPart)
    .query(({ ctx }) => processesOf(ctx.req)),
})
