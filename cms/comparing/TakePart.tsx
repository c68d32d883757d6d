'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { useChosenParts } from './TakenParts.tsx'

/** Chooses a field, or a block of a text, to be taken out of the version on the screen into the draft. */
export function TakePart({ field, place, label }: { field: string; place?: string; label: string }) {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const version = Number(usePathname().split('/').at(-1))
  const { isChosen, choose } = useChosenParts()
  const isHere = collectionSlug !== undefined && isSharedCollection(collectionSlug) && id !== undefined
  if (!isHere || !hasSavePermission || isTrashed || !Number.isInteger(version)) return null
  const part = { document: documentKeyOf(collectionSlug, id), version, field, place: place ?? null }
  return (
    <div className="take-part">
      <Checkbox label={label} isChecked={isChosen(part)} onChange={(isNow) => choose(part, isNow)} />
    </div>
  )
}
