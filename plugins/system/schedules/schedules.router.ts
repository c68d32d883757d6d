import { z } from 'zod'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { schedulesOf, schedulesPart } from './schedules.read.ts'
import { cancelSchedule, fireSchedule } from './schedules.service.ts'

const one = z.object({ id: z.int().positive() })

/** Publications that wait for their time. */
export const schedulesRouter = createRouter({
  getSchedules: tool('What is published within a day, what is late, and what could not be published within a week.')
    .input(z.object({}))
    .output(schedulesPart)
    .query(({ ctx }) => schedulesOf(ctx.req, new Date())),

  fireSchedule: tool('Publishes what is late; of what failed, the newest text, when the person may publish it.')
    .input(one)
    .output(done)
    .mutation(async ({ ctx, input }) => ({ message: await fireSchedule(ctx.req, input.id) })),

  cancelSchedule: tool('Takes a publication from the schedule, or a failed one from the list.')
    .input(one)
    .output(done)
    .mutation(async ({ ctx, input }) => ({ message: await cancelSchedule(ctx.req, input.id) })),
})
