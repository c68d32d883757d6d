'use client'

import { RenderFields, useDocumentInfo, useDocumentTitle, useFormFields, withCondition } from '@payloadcms/ui'
import type { RowFieldClientProps } from 'payload'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { usePublication } from '../clock/usePublication.ts'
import { layoutOf, type StoryLayout } from '../document/storyLayouts.ts'
import { besideOf, changeStoryView, isOutlineShown, useStoryView } from '../document/storyView.ts'
import { PreviewPanel } from '../preview/PreviewPanel.tsx'
import { FieldAt, parentOf } from './FieldAt.tsx'
import { leaveByEnter } from './leaveByEnter.ts'
import { StoryOutline } from './StoryOutline.tsx'
import { StoryPanel } from './StoryPanel.tsx'
import { WaitingBody } from './WaitingBody.tsx'
import './story.css'
import './storyByline.css'
import './storyLead.css'

/**
 * Draws a document as the page that readers get: every field that they see is edited where they see it, all others are
 * in a panel. Stands in the place of a row with tabs in it, the first of which is the page.
 */
export const StoryPage = withCondition((props: RowFieldClientProps) => {
  const view = useStoryView()
  const { title } = useDocumentTitle()
  const { hasSavePermission = false, isTrashed = false, collectionSlug } = useDocumentInfo()
  const layout = layoutOf(collectionSlug)
  if (!layout) return null
  const beside = besideOf(view)
  const hasOutline = isOutlineShown(view)
  const form = { ...props, layout, readOnly: !hasSavePermission || isTrashed }
  return (
    <div
      className="story"
      data-collection={collectionSlug}
      data-panel={beside}
      data-outline={hasOutline || undefined}
      data-known={view.isKnown || undefined}
    >
      <h1 className="story__title">{title}</h1>
      {hasOutline && <StoryOutline />}
      {view.isForm ? (
        <div className="story__form">
          <RenderFields
            fields={form.field.fields}
            forceRender
            permissions={form.permissions ?? {}}
            readOnly={form.readOnly}
            {...parentOf(form)}
          />
        </div>
      ) : (
        <Page {...form} />
      )}
      {beside === 'open' && <StoryPanel {...form} />}
      {beside === 'preview' && (
        <PreviewPanel shown={layout} onClose={() => changeStoryView({ isPreviewOpen: false })} />
      )}
    </div>
  )
})

type StoryProps = RowFieldClientProps & { layout: StoryLayout }

function Page({ layout, ...props }: StoryProps) {
  const { envelope = [], kicker, headline, dek, dekText, byline, lead, body } = layout
  return (
    <article className="story__page">
      {envelope.length > 0 && (
        <div className="story__envelope">
          {envelope.map((name) => (
            <FieldAt key={name} name={name} {...props} />
          ))}
        </div>
      )}
      {headline && (
        <header>
          {kicker && (
            <div className="story__kicker">
              <FieldAt name={kicker} {...props} />
            </div>
          )}
          <FieldAt name={headline} {...props} />
          {dek && (
            <div className="story__dek" onKeyDownCapture={leaveByEnter}>
              {dekText && <WaitingDek name={dekText} />}
              <FieldAt name={dek} {...props} />
            </div>
          )}
          {byline && (
            <div className="story__byline">
              <span aria-hidden="true">By</span>
              <FieldAt name={byline} {...props} />
              <PublishDate />
            </div>
          )}
        </header>
      )}
      {lead && <LeadPicture {...lead} {...props} />}
      <div className="story__body">
        <WaitingBody name={body} />
        <FieldAt name={body} {...props} />
      </div>
    </article>
  )
}

// Shows the text of the dek until its editor is loaded, so that the fields below keep their place.
function WaitingDek({ name }: { name: string }) {
  const text = useFormFields(([fields]) => fields[name]?.value)
  return (
    <p className="story__waiting" aria-hidden="true">
      {typeof text === 'string' ? text : ''}
    </p>
  )
}

function LeadPicture({ picture, caption, ...props }: RowFieldClientProps & { picture: string; caption: string }) {
  const hasCaption = useFormFields(([fields]) => Boolean(fields[picture]?.value || fields[caption]?.value))
  return (
    <div className="story__lead">
      <FieldAt name={picture} {...props} />
      {hasCaption && <FieldAt name={caption} {...props} />}
    </div>
  )
}

function PublishDate() {
  const publication = usePublication()
  const date = useFormFields(([fields]) => fields.publishDateTime?.value)
  if (!publication || (typeof date !== 'string' && !(date instanceof Date))) return null
  return <time className="story__date">{formatMoment(new Date(date), publication.timeZone)}</time>
}
