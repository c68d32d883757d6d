import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { plainBlock } from '#blocks/registry/plainBlocks.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import type { ReaderReferences } from '#contract/reader.schema.ts'

/**
 * Returns what stands beside a list of stories: the most read ones, and the form of a newsletter.
 * @param newsletter its id; null for none
 */
export function asideBlocks(newsletter: string | null): PlacedBlock[] {
  return placeTree([
    plainBlock('most-popular', 'most-read'),
    ...(newsletter === null ? [] : [plainBlock('newsletter-signup', 'signup', { newsletterId: newsletter })]),
  ])
}

/** Leaves out the blocks for which there is nothing: no story was read yet, or the newsletter is gone. */
export function withoutEmpty(
  blocks: PlacedBlock[],
  { mostRead, newsletters }: Pick<ReaderReferences, 'mostRead' | 'newsletters'>,
): PlacedBlock[] {
  return blocks.filter(({ type, props }) =>
    type === 'most-popular' ? mostRead.length > 0 : String(props.newsletterId) in newsletters,
  )
}
