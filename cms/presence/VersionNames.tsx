'use client'

import { usePathname } from 'next/navigation'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { useKeptVersions } from './useKeptVersions.ts'
import './presence.css'
import { nameRule } from './versionNames.ts'

/** On Payload's list of versions, which cannot be given a column: the names of those that were kept under one. */
export function VersionNames() {
  const [, collection = '', id] = usePathname().match(/\/collections\/([^/]+)\/(?:trash\/)?(\d+)\/versions$/) ?? []
  const versions = useKeptVersions(id && isSharedCollection(collection) ? documentKeyOf(collection, id) : null)
  return versions.length > 0 ? <style>{versions.map(nameRule).join('\n')}</style> : null
}
