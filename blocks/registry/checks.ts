import type { z } from 'zod'
import { checkButton } from '../button/button.checks.ts'
import { checkChart } from '../chart/chart.checks.ts'
import { checkColumns } from '../columns/columns.checks.ts'
import type { Block, BlockError } from '../core/block.types.ts'
import type { BlockCheck, CheckContext, PlacedCheckContext } from '../core/checks.types.ts'
import type { PropsOf } from '../core/defineBlock.ts'
import { parseProps } from '../core/parseProps.ts'
import { checkDek } from '../dek/dek.checks.ts'
import { checkDocument } from '../document/document.checks.ts'
import { checkDynamicContent } from '../dynamic-content/dynamic-content.checks.ts'
import { checkFeaturedMediaCaption } from '../featured-media-caption/featured-media-caption.checks.ts'
import { checkHomepageSection } from '../homepage-section/homepage-section.checks.ts'
import { checkHtml } from '../html/html.checks.ts'
import { checkImage } from '../image/image.checks.ts'
import { checkImageCompare } from '../image-compare/image-compare.checks.ts'
import { checkInArticlePromotion } from '../in-article-promotion/in-article-promotion.checks.ts'
import { checkInfoboxItem } from '../infobox-item/infobox-item.checks.ts'
import { checkNewsletterSignup } from '../newsletter-signup/newsletter-signup.checks.ts'
import { checkReusable } from '../reusable/reusable.checks.ts'
import { checkSocialEmbed } from '../social-embed/social-embed.checks.ts'
import { checkSponsorImage } from '../sponsor-image/sponsor-image.checks.ts'
import { type BlockType, definitionOf, isBlockType, type Schemas, schemas } from './schemas.ts'

// The checks of blocks that have any.
const checks: { [Type in BlockType]?: BlockCheck<Schemas[Type]> } = {
  button: checkButton,
  columns: checkColumns,
  image: checkImage,
  'image-compare': checkImageCompare,
  'sponsor-image': checkSponsorImage,
  'infobox-item': checkInfoboxItem,
  'newsletter-signup': checkNewsletterSignup,
  'in-article-promotion': checkInArticlePromotion,
  'dynamic-content': checkDynamicContent,
  reusable: checkReusable,
  'homepage-section': checkHomepageSection,
  html: checkHtml,
  dek: checkDek,
  'featured-media-caption': checkFeaturedMediaCaption,
  chart: checkChart,
  document: checkDocument,
  'social-embed': checkSocialEmbed,
}

const schemaOf: { [Type in BlockType]: { props: z.ZodType<PropsOf<Schemas[Type]>> } } = schemas

function checkBlock<Type extends BlockType>(type: Type, block: Block, context: PlacedCheckContext): BlockError[] {
  const { props } = parseProps(schemaOf[type].props, block.props)
  return props === null ? [] : (checks[type]?.({ ...block, type, props }, context) ?? [])
}

/**
 * Returns the errors of the blocks of a tree, by the block's id; blocks without errors are left out. Errors of the tree
 * itself are found by `validateTree`.
 */
export function checkTree(blocks: Block[], context: CheckContext): Map<string, BlockError[]> {
  const found = new Map<string, BlockError[]>()
  const visit = (block: Block, parentType: string | null) => {
    const type = definitionOf(block.type)?.type ?? block.type
    const errors = isBlockType(type) ? checkBlock(type, block, { ...context, parentType }) : []
    if (errors.length > 0) found.set(block.id, [...(found.get(block.id) ?? []), ...errors])
    for (const child of block.children) visit(child, type)
  }
  for (const block of blocks) visit(block, null)
  return found
}
