import type { AddressOwner } from '../addresses/addressOwner.ts'
import { addressOwner, readAddressOwner } from '../addresses/addressOwner.ts'
import type { Answer } from '../addresses/addressRules.ts'
import type { Reference } from '../permissions/actor.ts'
import { idOf } from '../permissions/actor.ts'
import type { TargetType } from './urlTarget.types.ts'
import { documentTargets } from './urlTarget.types.ts'

type DocumentTarget = (typeof documentTargets)[number]['type']

/** A redirect as Payload's hooks hand it over, as far as it says what readers get. */
export type StoredTarget = {
  type?: TargetType | null
  url?: string | null
  code?: '301' | '307' | null
  authority?: string | null
  authorityUrl?: string | null
} & Partial<Record<DocumentTarget, Reference>>

/** The data of a redirect when it is written, besides its own address. */
export type TargetData = {
  type: TargetType
  url?: string
  code?: '301' | '307'
} & Partial<Record<DocumentTarget, number>>

/** Returns the status that readers get. */
export function answerOf({ type, code }: StoredTarget): Answer {
  if (type === 'gone') return '410'
  if (type === 'unavailable_for_legal_reasons') return '451'
  return code === '307' ? '307' : '301'
}

/** Returns the document that a redirect leads to; null when it leads to none. */
export function keyOfTarget(target: StoredTarget): AddressOwner | null {
  const own = documentTargets.find(({ type }) => type === target.type)
  const id = own ? idOf(target[own.type]) : null
  return own && id !== null ? addressOwner(own.collection, id) : null
}

/** Returns the target of a redirect in the ledger's notation; null for an address that is gone or unavailable. */
export function targetOf(target: StoredTarget): string | null {
  return target.type === 'redirect' ? (target.url ?? null) : keyOfTarget(target)
}

/**
 * Does the inverse: returns the fields of a redirect to a target of the ledger. Null for a document that no redirect
 * can lead to.
 */
export function fieldsOfTarget(target: string): TargetData | null {
  const key = readAddressOwner(target)
  if (!key) return { type: 'redirect', url: target }
  const own = documentTargets.find(({ collection }) => collection === key.collection)
  return own ? { type: own.type, [own.type]: Number(key.id) } : null
}
