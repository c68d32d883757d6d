'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { type PartSide, useChosenParts } from './TakenParts.tsx'

interface TakePartProps {
  field: string
  // Of a block in a text; none for the whole field.
  place?: string
  // The version on the screen, or the one that it is compared with.
  side?: PartSide
  label: string
}

/** Chooses a field, or a block of a text, to be taken out of a version on the screen into the draft. */
export function TakePart({ field, place, side = 'version', label }: TakePartProps) {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const version = Number(usePathname().split('/').at(-1))
  const compared = Number(useSearchParams().get('versionFrom') ?? '')
  const { isChosen, choose } = useChosenParts()
  const isHere = collectionSlug !== undefined && isSharedCollection(collectionSlug) && id !== undefined
  if (!isHere || !hasSavePermission || isTrashed || !Number.isInteger(version)) return null
  const comparedWith = Number.isInteger(compared) && compared > 0 ? compared : null
  const document = documentKeyOf(collectionSlug, id)
  const part = { document, version, comparedWith, side, field, place: place ?? null }
  return (
    <div className="take-part">
      <Checkbox label={label} isChecked={isChosen(part)} onChange={(isNow) => choose(part, isNow)} />
    </div>
  )
}
