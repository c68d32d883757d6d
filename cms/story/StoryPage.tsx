'use client'

import { RenderFields, useDocumentInfo, useDocumentTitle, useFormFields, withCondition } from '@payloadcms/ui'
import type { RowFieldClientProps } from 'payload'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { usePublication } from '../clock/usePublication.ts'
import { PreviewPanel } from '../preview/PreviewPanel.tsx'
import { FieldAt, parentOf } from './FieldAt.tsx'
import { StoryPanel } from './StoryPanel.tsx'
import type { PageField } from './storyFields.ts'
import { useStoryView } from './storyView.ts'
import './story.css'
import './storyLead.css'

/**
 * The form of a post as the page that readers get: every field that they see is edited where they see it, all others are in
 * a panel. Draws a row with tabs in it, the first of which is the story.
 */
export const StoryPage = withCondition((props: RowFieldClientProps) => {
  const { isForm, isKnown, isPanelOpen, isPreviewOpen, isWriting } = useStoryView()
  const { title } = useDocumentTitle()
  const { hasSavePermission = false, isTrashed = false } = useDocumentInfo()
  const isAlone = isForm || isWriting
  const beside = isPreviewOpen ? 'preview' : isPanelOpen ? 'open' : 'closed'
  const form = { ...props, readOnly: !hasSavePermission || isTrashed }
  return (
    <div className="story" data-panel={isAlone ? 'closed' : beside} data-known={isKnown || undefined}>
      <h1 className="story__title">{title}</h1>
      {isForm ? (
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
      {!isAlone && beside === 'open' && <StoryPanel {...form} />}
      {!isAlone && beside === 'preview' && <PreviewPanel />}
    </div>
  )
})

function Page(props: RowFieldClientProps) {
  return (
    <article className="story__page">
      <header>
        <div className="story__kicker">
          <At name="kicker" {...props} />
        </div>
        <At name="headline" {...props} />
        <div className="story__dek">
          <At name="subhead" {...props} />
        </div>
        <div className="story__byline">
          <span aria-hidden="true">By</span>
          <At name="authors" {...props} />
          <PublishDate />
        </div>
      </header>
      <LeadPicture {...props} />
      <div className="story__body">
        <At name="body" {...props} />
      </div>
    </article>
  )
}

function LeadPicture(props: RowFieldClientProps) {
  const hasCaption = useFormFields(([fields]) =>
    Boolean(fields.featuredMedia?.value || fields.featuredMediaCaption?.value),
  )
  return (
    <div className="story__lead">
      <At name="featuredMedia" {...props} />
      {hasCaption && <At name="featuredMediaCaption" {...props} />}
    </div>
  )
}

function PublishDate() {
  const publication = usePublication()
  const date = useFormFields(([fields]) => fields.publishDateTime?.value)
  if (!publication || (typeof date !== 'string' && !(date instanceof Date))) return null
  return <time className="story__date">{formatMoment(new Date(date), publication.timeZone)}</time>
}

/** One of the fields that readers see. */
const At = (props: RowFieldClientProps & { name: PageField }) => <FieldAt {...props} />
