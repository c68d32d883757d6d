import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { type DocumentType, isListed } from '#blocks/registry/documentTypes.ts'
import { editorViews } from '#blocks/registry/editorViews.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { $insertBlock } from '../insertBlock.command.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import type { InsertItem } from './insertItems.ts'

/** Returns the items of the blocks that a kind of document may hold, group by group. */
export function blockItems(documentType: DocumentType): InsertItem[] {
  return Object.entries(blockGroups).flatMap(([group, types]) =>
    types
      .filter((type) => isListed(type, documentType))
      .map((type) => ({
        key: type,
        type,
        label: schemas[type].title,
        description: schemas[type].description,
        aliases: schemas[type].aliases,
        keywords: editorViews[type].keywords,
        group,
        Icon: editorViews[type].Icon,
        onSelect: (editor) => editor.update(() => $insertBlock(type), { tag: undoBoundaryTag }),
      })),
  )
}
