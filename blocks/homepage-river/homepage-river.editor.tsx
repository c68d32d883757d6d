'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolStepper, ToolText } from '../core/BlockTools.tsx'
import { PopularIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { riverLimits } from './homepage-river.schema.ts'

function HomepageRiverBody({ props, filledPosts = [], services }: EditorViewProps<'homepage-river'>) {
  return (
    <div className="homepage-river">
      <p className="homepage-river__title">{props.title}</p>
      {filledPosts.length > 0 ? (
        <ul className="homepage-river__list">
          {filledPosts.map((id) => (
            <li key={id}>{services.findPost(id)?.headline ?? '…'}</li>
          ))}
        </ul>
      ) : (
        <p>The newest stories that stand nowhere above.</p>
      )}
    </div>
  )
}

function HomepageRiverToolbar({ props, update, services }: EditorViewProps<'homepage-river'>) {
  return (
    <>
      <ToolText label="Title" placeholder="Add title..." value={props.title} onChange={(title) => update({ title })} />
      <ToolStepper label="Stories" value={props.max} {...riverLimits} onChange={(max) => update({ max })} />
      <AutofillTool query={props} services={services} onApply={update} />
    </>
  )
}

export const homepageRiverEditorView: BlockEditorView<'homepage-river'> = {
  Icon: PopularIcon,
  keywords: ['stories', 'latest', 'list', 'more'],
  isInsertable: true,
  Body: HomepageRiverBody,
  Toolbar: HomepageRiverToolbar,
}
