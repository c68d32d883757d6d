'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { UnpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { documentTargets } from '#collections/url-targets/urlTarget.types.ts'
import { ContentPicker } from '../pickers/content/ContentPicker.tsx'
import type { ContentKind } from '../pickers/content/contentKinds.ts'

export type ContentChoice = Pick<
  Extract<UnpublishAction, { unpublishAction: 'redirect_to_content' }>,
  'contentType' | 'contentId'
>

/** Chooses the new target of an address: content that readers can see. */
export function RedirectContent({
  choice,
  onChoose,
}: {
  choice: ContentChoice | null
  onChoose(choice: ContentChoice | null): void
}) {
  const { id: ownId, collectionSlug } = useDocumentInfo()
  const [kind, setKind] = useState<ContentKind>(choice?.contentType ?? 'post')
  // An address cannot lead to what is taken off it.
  const own = documentTargets.find(({ collection }) => collection === collectionSlug)
  return (
    <div className="lifecycle-redirect">
      <label>
        Kind
        <select
          value={kind}
          onChange={({ target }) => {
            const chosen = documentTargets.find(({ type }) => type === target.value)
            if (!chosen) return
            setKind(chosen.type)
            onChoose(null)
          }}
        >
          {documentTargets.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ContentPicker
        key={kind}
        kind={kind}
        id={choice?.contentId ?? null}
        excluded={own?.type === kind ? String(ownId) : null}
        onChange={(content) => onChoose(content && { contentType: kind, contentId: content.id })}
      />
    </div>
  )
}
