'use client'

import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { homepageSectionHeader } from './homepage-section-header.schema.ts'

export const homepageSectionHeaderEditorView: BlockEditorView<typeof homepageSectionHeader> = {
  Icon: SectionTitleIcon,
  keywords: [],
  isInsertable: false,
}
