import { z } from 'zod'
import { until } from '#tests/until.ts'
import type { RestPerson } from './lifecycle/restPerson.ts'

const draft = z.object({ updatedAt: z.string() })

/**
 * Gives the home page the body that it had, and launches it. Names the version that is replaced: otherwise the body of an
 * older version counts as an edit of that one, and changes nothing.
 */
export async function restoreFront(curator: RestPerson, body: unknown): Promise<void> {
  await until('the home page has its former body', async () => {
    const { updatedAt } = draft.parse((await curator.call('GET', '/fronts/1?draft=true&depth=0')).body)
    const headers = { 'If-Match': `"${updatedAt}"` }
    return (await curator.call('PATCH', '/fronts/1?draft=true', { body }, headers)).status === 200
  })
  await until('it is launched', async () => (await curator.call('POST', '/fronts/1/publish', {})).status === 200)
}
