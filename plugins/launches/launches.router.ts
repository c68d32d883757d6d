import { z } from 'zod'
import { readerTeaser } from '#contract/reader.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { cardFacts } from './cardFacts.load.ts'
import { frontId, launchId, launchPage, launchPicture, postId, unlaunched } from './launches.schema.ts'
import { launchesOf, launchPictureOf, unlaunchedOf } from './launches.service.ts'
import { launchChosenRows } from './launchRows.service.ts'
import { slotClicks } from './slotClicks.load.ts'

const ofFront = z.object({ front: frontId })

/** Procedures about the launches of front pages. */
export const launchesRouter = createRouter({
  getLaunches: procedure({
    summary:
      'Launches of a front page, newest first: by whom, when, and what each changed. `before` is `next` of the page before.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(ofFront.extend({ before: launchId.nullable().default(null) }))
    .output(launchPage)
    .query(({ ctx: { req }, input }) => launchesOf(req, input.front, input.before)),

  getLaunch: procedure({
    summary:
      'A launch: the story in each slot with its reason, and a link to the page as readers had it, for 24 hours.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(z.object({ id: launchId }))
    .output(launchPicture)
    .query(({ ctx: { req }, input }) => launchPictureOf(req, input.id)),

  getUnlaunched: procedure({
    summary: 'The rows of a front page whose draft is not what readers have, each with what has changed.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(ofFront)
    .output(unlaunched)
    .query(({ ctx: { req }, input }) => unlaunchedOf(req, input.front)),

  getCardFacts: procedure({
    summary:
      'Posts as readers find them in lists, and how often each was read in the last hour and in the last 24, by their ids.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(z.object({ posts: z.array(postId).max(200) }))
    .output(
      z.record(
        z.string(),
        z.object({
          /** Null while it is not on the site. */
          teaser: readerTeaser.nullable(),
          hour: z.number(),
          day: z.number(),
          /** Of its readers who came from the home page, the share that read it for 15 seconds; null while they are few. */
          readOn: z.number().nullable(),
        }),
      ),
    )
    .query(({ ctx: { req }, input }) => cardFacts(req.payload, input.posts)),

  getSlotClicks: procedure({
    summary:
      'How often the slots of the home page are clicked, as readers have it: within an hour, and usually at this hour on such a day; by the ids of their blocks.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(z.object({}))
    .output(
      z.record(
        z.string(),
        z.object({
          times: z.number(),
          /** Null while it is not known. */
          usual: z.number().nullable(),
        }),
      ),
    )
    .query(({ ctx: { req } }) => slotClicks(req, new Date())),

  launchRows: procedure({
    summary: 'Launches the chosen rows of a front page as they are in its draft. All else stays a draft.',
    permissions: ['MANAGE_HOMEPAGE'],
  })
    .input(ofFront.extend({ rows: z.array(z.string().max(1000)).min(1).max(200) }))
    .output(
      z.object({
        /** ISO 8601, to ask for the receipt with. */
        launchedAt: z.string(),
        hasNewerEdits: z.boolean(),
      }),
    )
    .mutation(async ({ ctx: { req }, input }) => {
      const { status } = await launchChosenRows(req, input.front, input.rows)
      const live = await req.payload.findByID({
        collection: 'fronts',
        id: input.front,
        select: { updatedAt: true },
        depth: 0,
        overrideAccess: true,
      })
      return { launchedAt: live.updatedAt, hasNewerEdits: status !== 'PUBLISHED' }
    }),
})
