import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { loadOutline } from '../launches/frontOutline.load.ts'
import { frontId } from '../launches/launches.schema.ts'
import { createPictureLink } from '../preview/preview.service.ts'
import { bodyAt, momentAt } from './frontAt.service.ts'
import { nextChanges } from './nextChanges.service.ts'
import { nextChangeList, pageThen, seenPage } from './timeMachine.schema.ts'

const ofFront = z.object({ front: frontId, seen: seenPage })

/** Procedures that show a front page at another minute. */
export const timeMachineRouter = createRouter({
  getPageAt: procedure({
    summary:
      'A front page at a past or future minute, as readers have it then or as the draft would be: the story in each slot with its reason, and a link to it for 24 hours.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(ofFront.extend({ at: z.iso.datetime() }))
    .output(pageThen)
    .query(async ({ ctx: { req }, input: { front, at, seen } }) => {
      const now = new Date()
      const then = new Date(at)
      const body = await bodyAt(req, front, { at: then, now, seen })
      const { outline } = await loadOutline(req.payload, body, await momentAt(req.payload, then, now))
      const url = await createPictureLink(req, front, { kind: 'moment', at, seen }, now)
      return { isKnown: body !== null, rows: outline, url }
    }),

  getNextChanges: procedure({
    summary:
      'What will change on a front page without further work: scheduled posts that take a slot, pins that end, scheduled launches. At most twenty, the next one first.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(ofFront)
    .output(nextChangeList)
    .query(({ ctx: { req }, input }) => nextChanges(req, input.front, input.seen, new Date())),
})
