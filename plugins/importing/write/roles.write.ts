import type { Payload } from 'payload'
import { asImporter, inImportTransaction } from './importRequest.ts'

/** Returns the ids of contributor roles by the names that an archive has for them, and makes those that are not there. */
export async function writeRoles(payload: Payload, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map()
  const everything = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ collection: 'contributor-roles', ...everything })
  const ids = new Map<string, number>()
  for (const name of names) {
    const known = docs.find((role) => role.name.toLowerCase() === name.toLowerCase())
    ids.set(name, known?.id ?? (await makeRole(payload, name)))
  }
  return ids
}

async function makeRole(payload: Payload, name: string): Promise<number> {
  const data = { name: name.charAt(0).toUpperCase() + name.slice(1) }
  const { id } = await inImportTransaction(payload, (req) =>
    req.payload.create({ collection: 'contributor-roles', data, ...asImporter(req) }),
  )
  return id
}
