import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { idText, listedReaders, listedStates, sendingState } from './sending.schema.ts'
import { moveSending, readersIn, sendingStateOf, settleUnknown, startSending } from './sending.service.ts'

const needed = { permissions: ['PUBLISH_NEWSLETTER'] } as const
const issue = idText
const done = z.object({ isDone: z.literal(true) })

/** Procedures of sending issues by e-mail. */
export const sendingRouter = createRouter({
  getSending: procedure({
    summary: 'How an issue is sent: its readers, the newest send, what came back.',
    ...needed,
  })
    .input(z.object({ issue }))
    .output(sendingState)
    .query(({ ctx: { req }, input }) => sendingStateOf(req, Number(input.issue), new Date())),

  getReaders: procedure({
    summary:
      'Readers of an issue whose mail has no known outcome, or was refused. `after` is `next` of the page before.',
    ...needed,
  })
    .input(z.object({ issue, state: z.enum(listedStates), after: idText.nullable().default(null) }))
    .output(listedReaders)
    .query(({ ctx: { req }, input }) => readersIn(req, Number(input.issue), input.state, Number(input.after ?? 0))),

  send: procedure({
    summary: 'Sends the published version of an issue. `version` and `audience` are those that the person confirmed.',
    ...needed,
  })
    .input(z.object({ issue, version: idText, audience: z.int().min(1) }))
    .output(done)
    .mutation(async ({ ctx: { req }, input: { issue: id, version, audience } }) => {
      await startSending(req, Number(id), { version: Number(version), audience })
      return { isDone: true }
    }),

  moveSending: procedure({ summary: 'Pauses, resumes or cancels the send of an issue.', ...needed })
    .input(z.object({ issue, move: z.enum(['pause', 'resume', 'cancel']) }))
    .output(done)
    .mutation(async ({ ctx: { req }, input }) => {
      await moveSending(req, Number(input.issue), input.move)
      return { isDone: true }
    }),

  settleUnknown: procedure({
    summary: 'Marks a mail without a known outcome as delivered, or sends it once more.',
    ...needed,
  })
    .input(z.object({ issue, row: idText, isDelivered: z.boolean() }))
    .output(done)
    .mutation(async ({ ctx: { req }, input: { issue: id, row, isDelivered } }) => {
      await settleUnknown(req, Number(id), { row: Number(row), isDelivered })
      return { isDone: true }
    }),
})
