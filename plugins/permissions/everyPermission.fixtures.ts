import type { Payload, PayloadRequest } from 'payload'
import { type Delegation, delegated, isDelegable } from '#collections/permissions/delegation.ts'
import { type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { createPerson, type Person, personWithOnly } from '#tests/integration/people.ts'

// Makes a person a member of the newsroom without the permission that is tried.
const membershipWithout = (permission: Permission): Permission =>
  permission === 'IMPERSONATE_CUSTOMER' ? 'IMPERSONATE_USER' : 'IMPERSONATE_CUSTOMER'

/** Returns the permission that reaches the person's own documents only; null where there is none. */
export function selfVariantOf(permission: Permission): Permission | null {
  const name = permission.replace(/^(UPDATE|DELETE|UNPUBLISH)_/, '$1_SELF_')
  return name === permission ? null : (permissionNames.find((other) => other === name) ?? null)
}

interface Asking {
  user: PayloadRequest['user']
  // Whose documents count as own.
  person: Person
}

/** Someone who asks for what a permission allows, and what they are to get. */
export interface ActorKind {
  who: string
  expected: (permission: Permission) => 'done' | 'refused'
  /** Left out where this kind of actor does not exist for a permission. */
  isFor?: (permission: Permission) => boolean
  ask: (cast: Cast, permission: Permission, needs: readonly Permission[]) => Promise<Asking>
}

/** The people of a test. They are used again: hashing passwords takes its time. */
export class Cast {
  private person: Person | null = null
  private inactive: Person | null = null
  constructor(private readonly payload: Payload) {}

  async with(permissions: readonly Permission[]): Promise<Person> {
    this.person = this.person
      ? await personWithOnly(this.payload, this.person, permissions)
      : await createPerson(this.payload, permissions)
    return this.person
  }

  async inactiveWith(permissions: readonly Permission[]): Promise<Person> {
    this.inactive = this.inactive
      ? await personWithOnly(this.payload, this.inactive, permissions)
      : await createPerson(this.payload, permissions, { status: 'INACTIVE' })
    return this.inactive
  }
}

const allOf = (permission: Permission, needs: readonly Permission[]) => [
  membershipWithout(permission),
  ...needs,
  permission,
]

const holder = async (cast: Cast, permissions: readonly Permission[]): Promise<Asking> => {
  const person = await cast.with(permissions)
  return { user: person, person }
}

const by =
  (
    kind: Delegation['kind'],
    held: (permission: Permission, needs: readonly Permission[]) => Permission[],
    lent: (permission: Permission, needs: readonly Permission[]) => Permission[],
  ): ActorKind['ask'] =>
  async (cast, permission, needs) => {
    const person = await cast.with(held(permission, needs))
    const permissions = lent(permission, needs)
    return { user: delegated(person, { kind, id: 1, name: 'Delegate', permissions }), person }
  }

const without = (permission: Permission, needs: readonly Permission[]) => [membershipWithout(permission), ...needs]
const refused = () => 'refused' as const
const whenDelegable = (permission: Permission) => (isDelegable(permission) ? 'done' : 'refused')

/** Every kind of actor, with what each gets of every permission. */
export const actorKinds: readonly ActorKind[] = [
  {
    who: 'a stranger',
    expected: refused,
    ask: async (cast, permission, needs) => ({ user: null, person: await cast.with(without(permission, needs)) }),
  },
  {
    who: 'an inactive person with it',
    expected: refused,
    ask: async (cast, permission, needs) => {
      const person = await cast.inactiveWith(allOf(permission, needs))
      return { user: person, person }
    },
  },
  { who: 'a person without roles', expected: refused, ask: (cast) => holder(cast, []) },
  {
    who: 'a member without it',
    expected: refused,
    ask: (cast, permission, needs) => holder(cast, without(permission, needs)),
  },
  {
    who: 'a holder of its SELF variant, of what is another’s',
    expected: refused,
    isFor: (permission) => selfVariantOf(permission) !== null,
    ask: (cast, permission, needs) => holder(cast, allOf(selfVariantOf(permission) ?? permission, needs)),
  },
  { who: 'a token without it, of a holder', expected: refused, ask: by('token', allOf, without) },
  { who: 'a token with it, of a member without it', expected: refused, ask: by('token', without, allOf) },
  { who: 'a token with it, of a holder', expected: whenDelegable, ask: by('token', allOf, allOf) },
  { who: 'a person without it who acts as a holder', expected: refused, ask: by('person', allOf, without) },
  { who: 'a person with it who acts as a member without it', expected: refused, ask: by('person', without, allOf) },
  { who: 'a person with it who acts as a holder', expected: whenDelegable, ask: by('person', allOf, allOf) },
  {
    who: 'a holder',
    expected: () => 'done',
    ask: (cast, permission, needs) => holder(cast, allOf(permission, needs)),
  },
]
