import type { z } from 'zod'
import type { HeadingLevel, PlacedBlock } from '../core/block.types.ts'
import type { PropsOf } from '../core/defineBlock.ts'
import { Inline } from '../core/Inline.tsx'
import type { MailContext } from '../core/mail/mail.types.ts'
import { mailWidth } from '../core/mail/mailStyles.ts'
import { parseProps } from '../core/parseProps.ts'
import { mailFaceOf } from './mailFaces.ts'
import { outlineOf } from './outline.ts'
import { type BlockType, definitionOf, isBlockType, type Schemas, schemas } from './schemas.ts'

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

const schemaOf: { [Type in BlockType]: { props: z.ZodType<PropsOf<Schemas[Type]>> } } = schemas

// Blocks of unknown types are left out, as on the page.
function OneBlock(props: OneBlockProps) {
  const type = definitionOf(props.block.type)?.type ?? props.block.type
  return isBlockType(type) ? <KnownBlock type={type} {...props} /> : null
}

function KnownBlock<Type extends BlockType>({
  type,
  block: placed,
  page,
  outline,
  width,
}: OneBlockProps & { type: Type }) {
  const face = mailFaceOf(type)
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
