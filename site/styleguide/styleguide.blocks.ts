import type { BlockFixtures } from '#blocks/core/block.fixtures.ts'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block, PlacedBlock } from '#blocks/core/block.types.ts'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { type BlockType, isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import type { ReaderMedia, ReaderReferences } from '#contract/reader.schema.ts'

/** Prefix of the names of the styleguide's pictures. */
export const styleguidePrefix = 'styleguide-'

export type FixtureKind = keyof BlockFixtures
export const fixtureKinds: readonly FixtureKind[] = ['valid', 'minimal', 'invalid', 'hostile']

/** The examples of one block, each between two paragraphs, as in a story. */
export interface StyleguideSection {
  type: BlockType
  title: string
  blocks: PlacedBlock[]
}

const sentences = [
  'The first ferry of the morning left the old harbour at seven, as it has since 1931, with nine people aboard and a crate of eels.',
  'Nobody on the pier had expected the fog to lift before noon. It lifted at half past eight, and the harbour master put down his horn and went to have breakfast.',
  'By the time the second boat was in, the line for coffee reached the bollards. “It is not the coffee,” said the woman who sells it. “It is the bench.”',
]

function paragraph(id: string, index: number): Block {
  return blockFixture('paragraph', { id: `${id}-text`, content: sentences[index % sentences.length] ?? '' })
}

// With ids of its own: the same example may stand on the page twice.
function own(block: Block, id: string): Block {
  const { anchor: _anchor, ...props } = block.props
  return {
    ...block,
    id,
    props,
    children: block.children.map((child, index) => own(child, `${id}-${index}`)),
  }
}

/** Returns all blocks there are with their examples of some kind, in the order of the registry. */
export function styleguideSections(kind: FixtureKind): StyleguideSection[] {
  const types = Object.keys(schemas).filter(isBlockType)
  const stories = types.map((type) =>
    fixtures[type][kind].flatMap((example, index) => {
      const id = `${type}-${kind}-${index}`
      return [paragraph(id, index), own(example, id)]
    }),
  )
  // Placed together, because ordinals count over the whole page.
  const placed = placeTree(stories.flat())
  return types.map((type, index) => ({
    type,
    title: schemas[type].title,
    blocks: placed.splice(0, stories[index]?.length ?? 0),
  }))
}

/**
 * Returns the references of the examples, with pictures that the site itself draws. Automatic content is hostile only
 * among its kind.
 */
export function styleguideReferences(kind: FixtureKind): ReaderReferences {
  const { references } = pageFixture()
  const drawn = <Media extends ReaderMedia | null>(media: Media): Media =>
    media?.scheme === 'image' ? { ...media, src: `/media/${styleguidePrefix}${media.id}.jpg` } : media
  const mapped = <Item>(items: Record<string, Item>, change: (item: Item) => Item) =>
    Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]))
  const isMeant = ({ id }: { id: string }) => (id === 'hostile') === (kind === 'hostile')
  return {
    ...references,
    media: mapped(references.media, drawn),
    newsletters: mapped(references.newsletters, (item) => ({ ...item, logo: drawn(item.logo) })),
    promotions: mapped(references.promotions, (item) => ({ ...item, image: drawn(item.image) })),
    forums: mapped(references.forums, (item) => ({
      ...item,
      candidates: item.candidates.map((candidate) => ({ ...candidate, image: drawn(candidate.image) })),
    })),
    houseAds: references.houseAds.filter(isMeant).map((item) => ({ ...item, image: drawn(item.image) })),
    mostRead: references.mostRead.filter(isMeant).map((item) => ({ ...item, image: drawn(item.image) })),
  }
}
