'use client'

import { Popup, toast, useDocumentInfo } from '@payloadcms/ui'
import { encode } from 'uqr'
import { formatMoment, zoneNameAt } from '#blocks/core/zonedTime.ts'
import { sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useTimeZone } from '../clock/usePublication.ts'
import { notifyError } from '../kit/notices.ts'
import { LinkIcon, WindowIcon } from './preview.icons.tsx'

interface Props {
  // Noun of the document, in lower case.
  noun: string
  href: string
  // When the link ends.
  expiresAt: Date
  // Called after all links were ended, this one too.
  onEnded: () => void
}

/** Renders the ways out of the panel: a window of its own, and a link and a code for other people and devices. */
export function SharePreview({ href, noun, expiresAt, onEnded }: Props) {
  const timeZone = useTimeZone()
  const { id, collectionSlug } = useDocumentInfo()
  const rpc = useRpc()
  const end = async () => {
    const collection = sharedCollections.find((slug) => slug === collectionSlug)
    if (!collection) return
    try {
      await rpc.preview.endLinks.mutate({ collection, id: Number(id) })
      toast.success('All links to this preview have ended. This panel has a new one.')
      onEnded()
    } catch (error) {
      notifyError('The links were not ended', error instanceof Error ? error.message : String(error))
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      toast.success('The link is copied.')
    } catch {
      toast.error('The browser did not allow copying. Open the preview in a window and copy its address.')
    }
  }
  return (
    <>
      <a
        className="preview-panel__button"
        href={href}
        target="_blank"
        rel="noopener"
        aria-label="Open in a window"
        title="Open in a window"
      >
        <WindowIcon />
      </a>
      <Popup
        className="preview-share"
        portalClassName="preview-share-menu"
        horizontalAlign="right"
        verticalAlign="bottom"
        size="fit-content"
        button={
          <span className="preview-panel__button" title="Share">
            <LinkIcon />
            <span className="preview-share__name">Share the preview</span>
          </span>
        }
      >
        <div className="preview-share__content">
          <QrCode text={href} />
          <p>
            Scan it to open the preview on a phone. The link shows this {noun}, as it is written, to everyone who has
            it. It ends {formatMoment(expiresAt, timeZone)} {zoneNameAt(expiresAt, timeZone)}, and before that when the{' '}
            {noun} is published or unpublished.
          </p>
          <div className="preview-share__actions">
            <button type="button" onClick={() => void copy()}>
              Copy link
            </button>
            <button type="button" onClick={() => void end()}>
              End all links
            </button>
          </div>
        </div>
      </Popup>
    </>
  )
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="preview-share__code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
      <title>QR code of the link</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
