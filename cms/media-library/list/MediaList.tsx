'use client'

import './mediaList.css'
import { DefaultListView, Gutter, SetStepNav, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { LayoutChoice } from '../../kit/LayoutChoice.tsx'
import { useLibraryFacts } from '../useLibraryFacts.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { changeMediaLayout, useMediaLayout } from './mediaLayout.ts'

/**
 * Renders the list of the library: the grid that pickers have, or Payload's table. Where the library is another
 * service, the collection holds copies, which only the table lists; so does a drawer, where documents are picked.
 */
export function MediaList(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  const { library, isPending } = useLibraryFacts()
  const chosen = useMediaLayout()
  if (isInDrawer || (!isPending && !library?.isOwn)) return <DefaultListView {...props} />
  const layout = <LayoutChoice value={chosen} onChange={changeMediaLayout} />
  if (chosen === 'LIST')
    return (
      <>
        <Gutter className="media-list__layout">{layout}</Gutter>
        <DefaultListView {...props} />
      </>
    )
  return (
    <main className="collection-list">
      <SetStepNav nav={[{ label: 'Media' }]} />
      <Gutter className="collection-list__wrap">
        {library && <MediaGrid provider={library.provider} layout={layout} />}
      </Gutter>
    </main>
  )
}
