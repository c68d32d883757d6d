import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'

const slotType = 'homepage-slot'

/**
 * Returns the blocks of a front page with `preloadImage` in one slot: the first one whose story has a picture. It is the
 * largest of what readers see first, whatever stands above it.
 * @param hasPicture says whether the story of an id has a picture
 */
export function withUrgentPicture(blocks: PlacedBlock[], hasPicture: (post: string) => boolean): PlacedBlock[] {
  const urgent = [...walkBlocks(blocks)].find(
    ({ type, props }) => type === slotType && typeof props.post === 'string' && hasPicture(props.post),
  )
  const mark = (block: PlacedBlock): PlacedBlock => ({
    ...block,
    ...(block.type === slotType && { props: { ...block.props, preloadImage: block === urgent } }),
    children: block.children.map(mark),
  })
  return blocks.map(mark)
}
