import { withCaption } from '#blocks/featured-media-caption/featuredMediaCaptionFollow.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import type { Room } from './room.types.ts'

/**
 * Has the caption blocks of a document follow its featured media (docs/spec/editor.md#media-choice). They are changed
 * in the document: the text's editor is not on the page while one chooses media in another tab of the form.
 */
export function followFeaturedCaption(
  { document, origin }: Pick<Room, 'document' | 'origin'>,
  plan: readonly SharedField[],
  caption: string,
): void {
  for (const field of plan) {
    if (field.kind !== 'tree') continue
    const tree = sharedTree(document, field.path)
    const blocks = readTree(tree)
    const followed = withCaption(blocks, caption)
    if (followed !== blocks) writeTree(tree, followed, origin)
  }
}
