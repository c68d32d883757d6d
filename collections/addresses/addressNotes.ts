import type { PayloadRequest } from 'payload'
import type { AddressOwner } from './addressOwner.ts'

export interface AddressNote {
  owner: AddressOwner | null
  why: string
  /** True when the document takes its address back and writes the ledger itself. */
  isTaken: boolean
}

/**
 * Notes from one hook to another under the same request, by path. In a map, which stays the same when Payload replaces
 * the context by a copy.
 */
export function addressNotes({ context }: PayloadRequest) {
  if (!(context.addressNotes instanceof Map)) context.addressNotes = new Map<string, AddressNote>()
  const notes: Map<string, AddressNote> = context.addressNotes as Map<string, AddressNote>
  return {
    at: (path: string): AddressNote | null => notes.get(path) ?? null,
    during: async <Result>(path: string, note: AddressNote, write: () => Promise<Result>): Promise<Result> => {
      notes.set(path, note)
      try {
        return await write()
      } finally {
        notes.delete(path)
      }
    },
  }
}
