import { z } from 'zod'
import type { SentPayloads } from '#plugins/collaboration/messages/client.messages.ts'
import type { RoomGuest } from '#tests/integration/sharedRoom.ts'
import type { Attempt, AttemptOutcome } from './doors.ts'
import { enterPost, statusInRoom } from './rooms.ts'
import type { Account, Scene } from './scene.ts'

type Of<Value> = (scene: Scene) => Value

/** Calls REST as a person; the outcome is the status. */
export function rest(account: Account, method: string, path: Of<string>, body?: Of<object>): Attempt['run'] {
  return async (scene) => (await scene.people[account].call(method, path(scene), body?.(scene))).status
}

const many = z.object({ docs: z.array(z.unknown()) })

/** Calls REST for the posts of one id; "ignored" when none was found, and 200 when one was written. */
export function restOfMany(account: Account, method: string, id: Of<number>, body?: Of<object>): Attempt['run'] {
  return async (scene) => {
    const path = `/posts?where[id][equals]=${id(scene)}`
    const answer = await scene.people[account].call(method, path, body?.(scene))
    if (many.safeParse(answer.body).data?.docs.length) return 200
    return answer.status < 400 ? 'ignored' : answer.status
  }
}

const graphqlAnswer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ extensions: z.object({ statusCode: z.number() }).partial().optional() })).optional(),
})

/** Sends a GraphQL query; the outcome is the status of its first error, 400 for a query that is not valid, or 200. */
export function graphql(account: Account, query: string, variables: Of<object> = () => ({})): Attempt['run'] {
  return async (scene) => {
    const { body } = await scene.people[account].call('POST', '/graphql', { query, variables: variables(scene) })
    const [error] = graphqlAnswer.parse(body).errors ?? []
    return error ? (error.extensions?.statusCode ?? 400) : 200
  }
}

const createPost = 'mutation ($data: mutationPostInput!) { createPost(data: $data) { id } }'
const updatePost = 'mutation ($id: Int!, $data: mutationPostUpdateInput!) { updatePost(id: $id, data: $data) { id } }'

export function graphqlCreate(account: Account, data: Of<object>) {
  return graphql(account, createPost, (scene) => ({ data: data(scene) }))
}

export function graphqlUpdate(account: Account, id: Of<number>, data: Of<object>) {
  return graphql(account, updatePost, (scene) => ({ id: id(scene), data: data(scene) }))
}

/** Calls the Local API of the built newsroom as a person; the outcome is the status of the refusal, or 200. */
export function local(account: Account, operation: string, options: Of<object>): Attempt['run'] {
  return (scene) => scene.localApi.call({ email: `${account}@citydesk.test`, operation, options: options(scene) })
}

export function inRoom(
  account: Account,
  id: Of<number>,
  act: (guest: RoomGuest) => Promise<AttemptOutcome>,
): Attempt['run'] {
  return async (scene) => {
    const guest = await enterPost(scene.newsroom, scene.people[account], id(scene))
    try {
      return await act(guest)
    } finally {
      guest.leave()
    }
  }
}

export function say<Type extends keyof SentPayloads>(
  account: Account,
  id: Of<number>,
  type: Type,
  payload: SentPayloads[Type],
): Attempt['run'] {
  return inRoom(account, id, (guest) => statusInRoom(guest, type, payload))
}
