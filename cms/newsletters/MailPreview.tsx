'use client'

import { useAllFormFields, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo, useRef } from 'react'
import { inKilobytes, mailLimit } from '#plugins/newsletters/mail/mailFacts.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useStoryView } from '../document/storyView.ts'
import { PanelNotice } from '../kit/PanelNotice.tsx'
import { shownSize, useElementSize } from '../kit/shownSize.ts'
import { mailAsShown } from './mailAsShown.ts'
import { SendTest } from './SendTest.tsx'
import { stateOfIssue } from './stateOfIssue.ts'
import './mailPreview.css'

// Milliseconds after the last change until the mail is rendered again.
const pause = 400

/** Shows the mail of the issue that is open, as it is typed: its lines in a list of mails, its size, and the mail itself. */
export function MailPreview({ isText }: { isText: boolean }) {
  const { device, scheme, hasPictures } = useStoryView()
  const { data, error, refetch, isPlaceholderData } = useMail()
  const stage = useRef<HTMLDivElement>(null)
  const size = useElementSize(stage)
  const { width, scale } = shownSize(device, size.width)
  const isTooLarge = data !== undefined && data.bytes > mailLimit
  return (
    <>
      {data && (
        <div className="mail-preview__head">
          <p className="mail-preview__lines">
            <strong>{data.subject || 'No subject yet'}</strong>
            <span>{data.previewText || 'No preview text yet'}</span>
          </p>
          <p className="mail-preview__size" data-too-large={isTooLarge || undefined}>
            {`${inKilobytes(data.bytes)} of ${inKilobytes(mailLimit)}`}
            {isTooLarge && ': Gmail hides the end'}
          </p>
          <SendTest hasMailServer={data.hasMailServer} />
        </div>
      )}
      {!data && !error && <PanelNotice text="Loading the preview…" />}
      {error && <PanelNotice text={error.message} onRetry={refetch} />}
      <div className="preview-panel__stage" ref={stage} data-scheme={isText ? undefined : scheme}>
        {data && isText && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
          <section className="mail-preview__text" tabIndex={0} aria-label="The mail as plain text" data-device={device}>
            <pre>{data.text}</pre>
          </section>
        )}
        {data && !isText && (
          <iframe
            title="The newsletter as a mail"
            // No scripts; links open in a window of their own.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mailAsShown(data.html, scheme, hasPictures)}
            data-state={isPlaceholderData ? 'renewed' : 'shown'}
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </>
  )
}

// Asks for the mail of the open issue, again after each change.
function useMail() {
  const rpc = useRpc()
  const { id } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const state = useDebounce(
    useMemo(() => stateOfIssue(reduceFieldsToValues(settled, true)), [settled]),
    pause,
  )
  return useQuery({
    queryKey: ['newsletter.previewMail', id, state],
    queryFn: ({ signal }) => rpc.newsletter.previewMail.query({ id: Number(id) }, { signal }),
    enabled: id !== undefined && id !== null,
    placeholderData: keepPreviousData,
  })
}
