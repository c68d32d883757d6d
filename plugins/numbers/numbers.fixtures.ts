/** Calls of the reader site and posts to read, for tests. */
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { type EventSum, numbersPath } from '#contract/numbersCall.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { type Newsroom, postDefaults } from '#plugins/reader-api/newsroom.fixtures.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'

export const secretOfCalls = 'shared'

export const hourLength = 3_600_000

/** The hour in which the tests began. */
export const thisHour = Date.now() - (Date.now() % hourLength)

/** Sends a call of the site to its back office. Resolves to the status of the answer. */
export async function sendNumbers(app: TestPayload, call: object, secret = secretOfCalls): Promise<number> {
  const signed = signedCall(numbersPath, call, secret, Date.now())
  return (await app.request(numbersPath, signed)).status
}

/** Sends sums of this hour; without more said, of one view by a reader who came directly. */
export function sendSums(app: TestPayload, sums: Partial<EventSum>[], batch: string = randomUUID()): Promise<number> {
  return sendNumbers(app, {
    batch,
    sums: sums.map((sum) => ({ minute: thisHour, name: 'view', post: 0, detail: 'direct', times: 1, ...sum })),
  })
}

/** Publishes "Story 1" to "Story 7": the second without a picture, the last two in a section. Resolves to their ids. */
export async function makeStories(payload: Payload, { news, photo }: Newsroom): Promise<number[]> {
  const posts: number[] = []
  for (let number = 1; number <= 7; number += 1) {
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        ...postDefaults,
        headline: `Story ${number}`,
        type: 'episode',
        sections: number > 5 ? [news.id] : [],
        websiteImage: number === 2 ? null : photo.id,
        _status: 'published',
      },
    })
    posts.push(id)
  }
  return posts
}
