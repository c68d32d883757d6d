import type { CollectionConfig, Plugin } from 'payload'
import type { FactorOptions } from './factorOptions.ts'
import { proveBeforeAccount, proveBeforeDeletion, proveBeforeRole } from './guardedWrites.hooks.ts'
import { secondStepDoors } from './secondStep.endpoints.ts'
import { setUpDoors } from './setUp.endpoints.ts'
import { askForSecondFactor } from './signInStep.service.ts'

/**
 * Adds second factors: authenticator apps, passkeys and recovery codes. A log-in asks for them at every door, and who has
 * one is asked again before what gives control of accounts.
 */
export function secondFactors(options: FactorOptions): Plugin {
  return (config) => ({
    ...config,
    custom: { ...config.custom, secondFactors: options },
    endpoints: [...(config.endpoints ?? []), ...secondStepDoors, ...setUpDoors],
    collections: config.collections?.map((collection) => {
      if (collection.slug === 'users') return withSecondStep(collection)
      return collection.slug === 'roles' ? withProof(collection) : collection
    }),
  })
}

function withSecondStep(users: CollectionConfig): CollectionConfig {
  const { beforeChange, beforeDelete, beforeLogin } = users.hooks ?? {}
  return {
    ...users,
    hooks: {
      ...users.hooks,
      beforeLogin: [...(beforeLogin ?? []), askForSecondFactor],
      beforeChange: [...(beforeChange ?? []), proveBeforeAccount],
      beforeDelete: [...(beforeDelete ?? []), proveBeforeDeletion],
    },
  }
}

function withProof(roles: CollectionConfig): CollectionConfig {
  const { beforeChange, beforeDelete } = roles.hooks ?? {}
  return {
    ...roles,
    hooks: {
      ...roles.hooks,
      beforeChange: [...(beforeChange ?? []), proveBeforeRole],
      beforeDelete: [...(beforeDelete ?? []), proveBeforeDeletion],
    },
  }
}
