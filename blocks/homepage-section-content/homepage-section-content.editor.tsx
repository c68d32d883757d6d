'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { homepageSectionContent } from './homepage-section-content.schema.ts'

export const homepageSectionContentEditorView: BlockEditorView<typeof homepageSectionContent> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
