import { z } from 'zod'
import { createRouter, mergeRouters } from '#plugins/rpc/rpcBase.ts'
import { mailRouter } from './mail/mail.router.ts'
import { processesOf, processesPart } from './processes/processes.read.ts'
import { purgesRouter } from './purges/purges.router.ts'
import { queuesRouter } from './queues/queues.router.ts'
import { roomsRouter } from './rooms/rooms.router.ts'
import { schedulesRouter } from './schedules/schedules.router.ts'
import { searchRouter } from './search/search.router.ts'
import { settingsRouter } from './settings/settings.router.ts'
import { storageRouter } from './storage/storage.router.ts'
import { tool } from './tool.ts'

// The processes of the newsroom.
const processesRouter = createRouter({
  getProcesses: tool('The processes of the newsroom, their versions and load, and migrations that wait.')
    .input(z.object({}))
    .output(processesPart)
    .query(({ ctx }) => processesOf(ctx.req)),
})

/** The state of the system, a procedure for each part, and what can be done about it. */
export const systemRouter = mergeRouters(
  mailRouter,
  processesRouter,
  purgesRouter,
  queuesRouter,
  roomsRouter,
  schedulesRouter,
  searchRouter,
  settingsRouter,
  storageRouter,
)
