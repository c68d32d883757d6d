import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Answer, RestPerson } from './restPerson.ts'

/** Fields that one client each writes: in the end, each has to hold what its client wrote last. */
export const ownFields = ['headline', 'sponsoredUrl', 'featuredMediaCaption', 'note'] as const

// More clients, who write nothing that is compared: one of them gives posts new addresses.
const roles = [...ownFields, 'slug', null] as const

type Role = (typeof roles)[number]

const actions = ['save', 'publish', 'schedule', 'unschedule', 'unpublish', 'trash', 'restore', 'erase'] as const

/** One action of a client, and its response. */
export interface Done {
  role: Role
  post: number
  action: (typeof actions)[number]
  /** The one under which the log has it; null for what is no call of the lifecycle. */
  key: string | null
  answer: Answer
  /** The saved data, for `save`. */
  data: Record<string, string>
}

const step = fc.record({
  action: fc.oneof(
    ...(
      [
        [12, 'save'],
        [6, 'publish'],
        [6, 'schedule'],
        [2, 'unschedule'],
        [4, 'unpublish'],
        [2, 'trash'],
        [4, 'restore'],
      ] as const
    ).map(([weight, action]) => ({ weight, arbitrary: fc.constant<Done['action']>(action) })),
    { weight: 1, arbitrary: fc.constant<Done['action']>('erase') },
  ),
  post: fc.nat(),
  // Milliseconds until a schedule is due: most while the others are at work, some long after.
  wait: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 200, max: 3000 }) },
    { weight: 1, arbitrary: fc.constant(86_400_000) },
  ),
  unpublishAction: fc.constantFrom('return_gone', 'redirect_to_homepage', 'redirect_to_content'),
  slug: fc.nat({ max: 20 }),
  // Whether the answer gets lost, and the client sends the same request again.
  isSentAgain: fc.boolean(),
})

const scriptOf = (seed: number, length: number) => fc.sample(step, { seed, numRuns: length })
type Step = ReturnType<typeof scriptOf>[number]

interface Workload {
  people: readonly RestPerson[]
  // The clients work on two of them at a time, all on the same, one pair after the other.
  posts: readonly number[]
  stepsOfClient: number
  seed: number
  // A word that makes addresses the test's own.
  mark: string
}

/** Has all clients act at once, each one after its own script, and returns all results. */
export async function actAtRandom({ people, posts, stepsOfClient, seed, mark }: Workload): Promise<Done[]> {
  const pairs = Math.floor(posts.length / 2)
  const clients = roles.map(async (role, client) => {
    const person = people[client % people.length]
    const done: Done[] = []
    for (const [place, step] of scriptOf(seed + client, stepsOfClient).entries()) {
      const pair = Math.floor((place * pairs) / stepsOfClient)
      const post = posts[pair * 2 + (step.post % 2)]
      if (!person || post === undefined) throw new Error('Nobody is there, or there is no post')
      done.push(...(await act({ person, role, post, step, mark, other: posts[step.post % posts.length], place })))
    }
    return done
  })
  return (await Promise.all(clients)).flat()
}

interface Act {
  person: RestPerson
  role: Role
  post: number
  step: Step
  mark: string
  // The other post that an address may lead to instead.
  other: number | undefined
  place: number
}

const act = async ({ person, role, post, step, mark, other, place }: Act): Promise<Done[]> => {
  const { action, isSentAgain } = step
  if (action === 'save') {
    const words = `${role} ${mark} ${post} ${place}`
    const data: Record<string, string> = role === null ? {} : { [role]: words }
    if (role === 'slug') data.slug = `${mark}-${step.slug}`
    const answer = await person.call('PATCH', `/posts/${post}?depth=0`, data)
    return [{ role, post, action, key: null, answer, data }]
  }
  if (action === 'erase') {
    const answer = await person.call('DELETE', `/posts/${post}?trash=true&depth=0`)
    return [{ role, post, action, key: null, answer, data: {} }]
  }
  const body = {
    publish: { updatePublishDate: isSentAgain },
    schedule: { publishDate: new Date(Date.now() + step.wait).toISOString() },
    unpublish: {
      unpublishAction: step.unpublishAction,
      ...(step.unpublishAction === 'redirect_to_content' ? { contentType: 'post', contentId: String(other) } : {}),
    },
    unschedule: {},
    trash: {},
    restore: {},
  }[action]
  const key = randomUUID()
  const send = () => person.call('POST', `/posts/${post}/${action}`, body, { 'Idempotency-Key': key })
  const common = { role, post, action, key: `${person.userId}:${key}`, data: {} }
  const first = { ...common, answer: await send() }
  return isSentAgain ? [first, { ...common, answer: await send() }] : [first]
}
