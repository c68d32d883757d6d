import type { z } from 'zod'
import { mailFaces } from '../../registry/mailFaces.ts'
import { type BlockType, definitionOf, isBlockType, type PropsOf, schemas } from '../../registry/schemas.ts'
import type { PlacedBlock } from '../block.types.ts'
import { Inline } from '../Inline.tsx'
import { type HeadingLevel, outlineOf } from '../outline.ts'
import { parseProps } from '../parseProps.ts'
import { mailWidth } from './mail.styles.ts'
import type { LeftOut, MailContext, MailFace } from './mail.types.ts'

/** Renders the blocks of an issue as a mail shows them. */
export function MailTree({ blocks, page }: { blocks: PlacedBlock[]; page: MailContext }) {
  const outline = outlineOf(blocks)
  return blocks.map((block) => (
    <OneBlock key={`${block.type}-${block.nthOfType}`} block={block} page={page} outline={outline} width={mailWidth} />
  ))
}

interface OneBlockProps {
  block: PlacedBlock
  page: MailContext
  outline: Map<PlacedBlock, HeadingLevel>
  width: number
}

const schemaOf: { [Type in BlockType]: { props: z.ZodType<PropsOf<Type>> } } = schemas

// Blocks of unknown types are left out, as on the page.
function OneBlock(asked: OneBlockProps) {
  const type = definitionOf(asked.block.type)?.type ?? asked.block.type
  return isBlockType(type) ? <KnownBlock type={type} {...asked} /> : null
}

function KnownBlock<Type extends BlockType>({
  type,
  block: placed,
  page,
  outline,
  width,
}: OneBlockProps & { type: Type }) {
  const face: MailFace<Type> | LeftOut = mailFaces[type]
  const { props } = parseProps(schemaOf[type].props, placed.props)
  if ('leftOut' in face || props === null) return null
  const block = { ...placed, type, props }
  const children = placed.children.map((child, index) => (
    <OneBlock
      key={`${child.type}-${child.nthOfType}`}
      block={child}
      page={page}
      outline={outline}
      width={face.childWidth?.(block, index, width) ?? width}
    />
  ))
  return face.render({
    block,
    page,
    content: <Inline content={placed.content} page={page} />,
    headingLevel: outline.get(placed),
    children,
    width,
  })
}
