'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { ListScreen } from './ListScreen.tsx'
import type { ListScreenProps } from './list.types.ts'

/** Renders the newsroom's list on its own screen; Payload's in a drawer, where documents are picked. */
export function ListChooser({ forPayload, screen }: { forPayload: ListViewClientProps; screen: ListScreenProps }) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? <DefaultListView {...forPayload} /> : <ListScreen key={screen.firstPage.key} {...screen} />
}
