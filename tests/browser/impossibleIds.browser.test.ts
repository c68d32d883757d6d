import { beforeAll, describe, expect, it } from '@jest/globals'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

const { cmsUrl } = sharedNewsroom()
const account = () => ({
  name: 'Nora Vale',
  email: `nora-${Date.now()}-${Math.random()}@citydesk.test`,
  password: 'long-enough-for-a-test',
})
const createUser = 'mutation ($data: mutationUserInput!) { createUser(data: $data) { id } }'

let admin: RestPerson
beforeAll(async () => {
  admin = await signInByRest(cmsUrl, 'admin')
})

describe('a role that cannot be', () => {
  it.each([['abc'], ['1; DROP TABLE users'], [99_999_999_999], [1.5], [-1], [null], [{}], [[1]]])(
    'is refused at every door: %j',
    async (role) => {
      const roles = [role]
      const byRest = await admin.call('POST', '/users', { ...account(), roles })
      expect(byRest.status).toBe(400)
      const byGraphql = await admin.call('POST', '/graphql', {
        query: createUser,
        variables: { data: { ...account(), roles } },
      })
      expect(byGraphql.body).toMatchObject({ errors: [{ message: expect.not.stringMatching(/went wrong/) }] })
      const { name, email } = account()
      const byProcedure = await admin.call('POST', '/rpc/invitation.create', { name, email, roles })
      expect(byProcedure.status).toBe(400)
    },
  )
})

describe('a document that cannot be', () => {
  it('is a mistake of the caller of a procedure, and not of the server', async () => {
    const link = { collection: 'posts', id: 99_999_999_999 }
    const { status } = await admin.call('POST', '/rpc/preview.createLink', link)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
