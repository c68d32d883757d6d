import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TRPCError } from '@trpc/server'
import { APIError, createLocalReq } from 'payload'
import { router } from '#cms/procedures/rpc.router.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { createCaller } from '#plugins/rpc/rpcBase.ts'
import { procedureGates } from '#scripts/docs/procedureGates.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import type { Person } from '#tests/integration/people.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import type { ActorKind } from './everyPermission.fixtures.ts'
import { actorKinds, Cast } from './everyPermission.fixtures.ts'
import type { Attempt } from './everyPermissionAttempts.ts'
import { attempts, createScene } from './everyPermissionAttempts.ts'
import { requirePermissions } from './requirePermissions.ts'

let app: TestPayload
let other: Person
let cast: Cast

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  await app.payload.create({ collection: 'fronts', data: { title: 'Home page' }, draft: true })
  other = await createPerson(app.payload, [])
  cast = new Cast(app.payload)
})

afterAll(() => app.stop())

// Returns done, or refused for lack of permission; any other error is thrown.
const outcomeOf = async (run: () => Promise<unknown>): Promise<'done' | 'refused'> => {
  try {
    await run()
    return 'done'
  } catch (error) {
    const status: unknown = error instanceof Error && 'status' in error ? error.status : null
    if (status === 401 || status === 403 || status === 404) return 'refused'
    throw error
  }
}

type Outcomes = Record<string, 'done' | 'refused'>

// Lets each kind of actor try something, and compares what they get with what they are to get.
const tryAll = async (
  permission: Permission,
  needs: readonly Permission[],
  run: (asking: Awaited<ReturnType<ActorKind['ask']>>) => Promise<unknown>,
) => {
  const outcomes: Outcomes = {}
  const expected: Outcomes = {}
  for (const kind of actorKinds) {
    if (kind.isFor && !kind.isFor(permission)) continue
    const asking = await kind.ask(cast, permission, needs)
    outcomes[kind.who] = await outcomeOf(() => run(asking))
    expected[kind.who] = kind.expected(permission)
  }
  return { outcomes, expected }
}

const cells = permissionNames.flatMap((permission) =>
  (attempts[permission] ?? []).map((attempt): [Permission, string, Attempt] => [
    permission,
    `${attempt.what} (${attempt.of})`,
    attempt,
  ]),
)

describe('every permission and every actor', () => {
  it.each(cells)('%s: %s', async (permission, _what, attempt) => {
    const { outcomes, expected } = await tryAll(permission, attempt.needs, (asking) =>
      attempt.run(createScene(app.payload, { ...asking, other })),
    )
    expect(outcomes).toEqual(expected)
  })

  const gated = permissionNames.filter((permission) => !attempts[permission])

  it.each(gated)('%s guards no collection; its gate opens to its holders', async (permission) => {
    const { outcomes, expected } = await tryAll(permission, [], async ({ user }) => {
      const req = await createLocalReq({ user: user ?? undefined }, app.payload)
      await requirePermissions(req, [permission])
    })
    expect(outcomes).toEqual(expected)
  })
})

describe('every procedure with a gate', () => {
  const caller = createCaller(router)

  // Whether the gate of a procedure let somebody in. What comes behind it refuses an input of another shape.
  const passes = async (name: string, user: Person | null): Promise<boolean> => {
    const req = await createLocalReq({ user: user ?? undefined }, app.payload)
    const [area, member] = name.split('.')
    const procedure = Object(Object(caller({ req }))[area ?? ''])[member ?? '']
    try {
      await procedure({ notAnInput: true })
      return true
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error
      const refusal = error.cause instanceof APIError ? error.cause.status : null
      return refusal !== 401 && refusal !== 403 && error.code !== 'UNAUTHORIZED' && error.code !== 'FORBIDDEN'
    }
  }

  it.each(procedureGates.filter(({ permissions }) => permissions.length > 0).map((gate) => [gate.name, gate] as const))(
    '%s',
    async (name, { permissions, mode }) => {
      const without = await cast.with(['IMPERSONATE_CUSTOMER'])
      expect([await passes(name, null), await passes(name, without)]).toEqual([false, false])
      for (const permission of mode === 'some' ? permissions : []) {
        expect([permission, await passes(name, await cast.with([permission]))]).toEqual([permission, true])
      }
      for (const missing of mode === 'all' ? permissions : []) {
        const rest = permissions.filter((permission) => permission !== missing)
        expect([missing, await passes(name, await cast.with(['IMPERSONATE_CUSTOMER', ...rest]))]).toEqual([
          missing,
          false,
        ])
      }
      expect(await passes(name, await cast.with(permissions))).toBe(true)
    },
  )
})
