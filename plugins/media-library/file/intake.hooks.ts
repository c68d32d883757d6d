import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { mediaRules } from '#collections/media/media.policy.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { refuseBeyondQuota } from '../uploadQuota.ts'
import type { FileFacts } from './file.prepare.ts'
import { takeFile } from './file.take.ts'

const factsKey = 'fileFacts'

// Prepares a file, whichever API it comes through, before Payload sees it.
const prepareIncoming: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  // Payload checks the permission later; users without it must not cause this work.
  const rule = operation === 'create' ? mediaRules.create : mediaRules.update
  if (!overrideAccess && rule.where(await actorOfRequest(req)) === false) return args
  await refuseBeyondQuota(req, req.file.size)
  const { file, facts } = await takeFile(req.file, req.user ? String(req.user.id) : null)
  req.file = file
  req.context[factsKey] = facts
  return args
}

// Fills in the file's metadata where the user who uploaded it left fields empty.
const takeFacts: CollectionBeforeChangeHook = ({ data, req }) => {
  const facts: unknown = req.context[factsKey]
  if (!isFacts(facts)) return data
  delete req.context[factsKey]
  return {
    ...data,
    alt: data.alt || facts.alt,
    caption: data.caption || facts.caption,
    credit: data.credit || facts.credit,
    takenAt: facts.takenAt,
    duration: facts.duration,
    waveform: facts.waveform,
  }
}

const isFacts = (value: unknown): value is FileFacts =>
  typeof value === 'object' && value !== null && 'takenAt' in value

/** Returns the collection of files, with every file looked at before it is kept. */
export function withIntake(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), prepareIncoming],
      beforeChange: [...(collection.hooks?.beforeChange ?? []), takeFacts],
    },
  }
}
