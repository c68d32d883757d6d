'use client'

import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const homepageSectionHeaderEditorView: BlockEditorView<'homepage-section-header'> = {
  Icon: SectionTitleIcon,
  keywords: [],
  isInsertable: false,
}
