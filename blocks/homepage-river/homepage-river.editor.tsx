'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolStepper, ToolText } from '../core/BlockTools.tsx'
import { PopularIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { EditorTeaser } from '../core/teaser/EditorTeaser.tsx'
import { type homepageRiver, riverLimits } from './homepage-river.schema.ts'

function HomepageRiverBody({ props, filledPosts = [], teasers = {}, services }: EditorViewProps<typeof homepageRiver>) {
  const stories = filledPosts.flatMap((id) => teasers[id] ?? [])
  return (
    <ReaderLook>
      <section className="homepage-river">
        {props.title && <p className="homepage-river__title">{props.title}</p>}
        {stories.length > 0 ? (
          <div className="homepage-river__list">
            {stories.map((story) => (
              <EditorTeaser key={story.id} post={story} rank="row" services={services} />
            ))}
          </div>
        ) : (
          <p>The newest stories that stand nowhere above.</p>
        )}
      </section>
    </ReaderLook>
  )
}

function HomepageRiverToolbar({ props, update, services }: EditorViewProps<typeof homepageRiver>) {
  return (
    <>
      <ToolText label="Title" placeholder="Add title..." value={props.title} onChange={(title) => update({ title })} />
      <ToolStepper label="Stories" value={props.max} {...riverLimits} onChange={(max) => update({ max })} />
      <AutofillTool query={props} services={services} onApply={update} />
    </>
  )
}

export const homepageRiverEditorView: BlockEditorView<typeof homepageRiver> = {
  Icon: PopularIcon,
  keywords: ['stories', 'latest', 'list', 'more'],
  isInsertable: true,
  Body: HomepageRiverBody,
  Toolbar: HomepageRiverToolbar,
}
