'use client'

import '../usage/usage.css'
import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import { useTimeZone } from '../clock/usePublication.ts'
import { UseList } from '../usage/UseList.tsx'
import { BackToGallery } from './BackToGallery.tsx'
import type { LibraryFacts, LibraryItem } from './libraryItem.types.ts'
import { MediaPreview } from './MediaPreview.tsx'
import { mediaDate, playingTime } from './mediaWords.ts'

/**
 * Renders all data of an item (docs/spec/editor.md#media-detail). The gallery's data is shown while the rest is
 * fetched.
 */
export function DetailScreen({
  item,
  library,
  onBack,
}: {
  item: LibraryItem
  library: LibraryFacts | null
  onBack(): void
}) {
  const { config } = useConfig()
  const isOwn = library?.isOwn ?? false
  const timeZone = useTimeZone()
  const { media, usage } = useRpc()
  const { data, error } = useQuery({
    queryKey: ['media.getContentDetails', item.scheme, item.id],
    queryFn: ({ signal }) => media.getContentDetails.query({ scheme: item.scheme, contentId: item.id }, { signal }),
  })
  // For an item of an external library, the uses are those of the copy.
  const uses = useQuery({
    queryKey: ['usage.getUses', 'media', item.id],
    queryFn: ({ signal }) => usage.getUses.query({ kind: 'media', id: item.id }, { signal }),
    enabled: isOwn,
  })
  const shown = data ?? item
  // What lies in the library of this newsroom has its own form.
  const page = isOwn ? `${config.routes.admin}/collections/media/${item.id}` : shown.page
  const facts: [string, string][] = [
    ['Date Created', mediaDate(shown.created, timeZone)],
    ['Date Uploaded', mediaDate(shown.uploaded, timeZone)],
    ['Contributor', shown.contributor],
    ['Credit', shown.credit],
    ['Caption', shown.caption],
    ['ALT Text', shown.alt],
    ['Usage instructions', shown.usageInstructions],
    ...(shown.width && shown.height
      ? [['Size', `${shown.width} × ${shown.height} pixels`] satisfies [string, string]]
      : []),
    ...(shown.duration === null ? [] : [['Plays', playingTime(shown.duration)] satisfies [string, string]]),
  ]
  return (
    <section className="media-screen">
      <BackToGallery onBack={onBack} />
      <h3>{shown.name}</h3>
      {error && (
        <p className="picker__error" role="alert">
          {error.message}
        </p>
      )}
      <div className="media-detail">
        <MediaPreview url={shown.src.default} mimeType={shown.mimeType} name={shown.name} picture={shown.src.preview} />
        <div>
          <dl className="media-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || '—'}</dd>
              </div>
            ))}
            {uses.data && (
              <div>
                <dt>Used in</dt>
                <dd>
                  <UseList {...uses.data} />
                </dd>
              </div>
            )}
          </dl>
          {page && (
            <a href={page} target="_blank" rel="noreferrer">
              View on {library?.provider}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
