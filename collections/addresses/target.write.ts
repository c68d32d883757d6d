import type { PayloadRequest } from 'payload'
import type { TargetData } from '../url-targets/storedTarget.ts'
import type { AddressNote } from './addressNotes.ts'
import { addressNotes } from './addressNotes.ts'

/** Makes a redirect for a document at an address, or changes the one that is there. */
export async function setTarget(
  req: PayloadRequest,
  path: string,
  target: TargetData,
  note: AddressNote,
): Promise<void> {
  const { payload } = req
  const shared = { collection: 'url-targets', overrideAccess: true, depth: 0, req } as const
  const where = { path: { equals: path } }
  const { docs } = await payload.find({ ...shared, where, limit: 1, pagination: false, select: { path: true } })
  await addressNotes(req).during(path, note, async () => {
    const [known] = docs
    if (known) await payload.update({ ...shared, id: known.id, data: target })
    else await payload.create({ ...shared, data: { path, ...target } })
  })
}
