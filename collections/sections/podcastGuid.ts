import { createHash } from 'node:crypto'
import type { FieldHook } from 'payload'
import { sectionPath } from '../addresses/publicPath.ts'

// Namespace of the identities of podcasts (Podcast Index, `podcast:guid`).
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns whether a text is a valid podcast GUID. */
export function isPodcastGuid(text: string): boolean {
  return shape.test(text)
}

/** Returns the identity of a podcast: a UUID of version 5, made of the address of its feed without the scheme. */
export function podcastGuidOf(feed: string): string {
  const name = feed.replace(/^https?:\/\//, '').replace(/\/+$/, '')
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

interface Named {
  id: number
  type?: string | null
  slug?: string | null
  _status?: string | null
  meta?: { podcastGuid?: string | null } | null
}

/**
 * Gives a show its identity when it is first published. It stays when its name, its address or its host change, and cannot be
 * emptied.
 */
export function setPodcastGuid(siteUrl: string): FieldHook<Named, string | null> {
  return ({ value, data, originalDoc }) => {
    const { type, slug, _status } = { ...originalDoc, ...data }
    const known = value || originalDoc?.meta?.podcastGuid
    if (known || type !== 'show' || _status !== 'published' || !slug) return known ?? null
    return podcastGuidOf(`${siteUrl}${sectionPath({ type, slug })}/feed.xml`)
  }
}
