import type { ResolvedClientFeatureMap } from '@payloadcms/richtext-lexical'
import {
  $addUpdateTag,
  $createParagraphNode,
  $createTextNode,
  $isParagraphNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import { $isBlockNode, ElementBlockNode, LeafBlockNode } from '#blocks/core/blockNode.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { $createBlock } from '#blocks/registry/nodes.ts'
import { type BlockType, schemas } from '#blocks/registry/schemas.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'

type Feature = ResolvedClientFeatureMap extends Map<string, infer Value> ? Value : never
type Transformer = NonNullable<Feature['markdownTransformers']>[number]
type LineTransformer = Extract<Transformer, { type: 'element' }>

// Text in front of a space at the start of a line that makes it a block; `whole` is the line that Enter converts.
const shortcuts = [
  { start: /^---\s/, whole: /^---$/, type: 'separator' },
  { start: /^```\s/, whole: /^```\w*$/, type: 'code' },
  { start: /^\[\s?\]\s/, whole: null, type: 'check-list' },
] as const satisfies { start: RegExp; whole: RegExp | null; type: BlockType }[]

/** Returns the block that Enter makes of a line; null for any other line. */
export function blockOfLine(text: string): BlockType | null {
  return shortcuts.find(({ whole }) => whole?.test(text))?.type ?? null
}

const $firstText = (block: ElementBlockNode): ElementNode => {
  const first = block.getFirstChild()
  return first instanceof ElementBlockNode ? $firstText(first) : block
}

export function $convertLine(line: ElementNode, type: BlockType, rest: LexicalNode[]): void {
  const block = $createBlock(type)
  $addUpdateTag(undoBoundaryTag)
  line.replace(block)
  const text = block instanceof ElementBlockNode ? $firstText(block) : $createParagraphNode()
  if (block instanceof LeafBlockNode) block.insertAfter(text)
  text.append(...rest)
  text.selectStart()
}

// Lexical takes the shortcut out of the line before it asks.
function $putBack(line: ElementNode, [typed = '']: string[]): void {
  const text = $createTextNode(typed)
  line.splice(0, 0, [text])
  text.select()
}

// A shortcut is a step of its own for undo, and text in the blocks of the registry has none: '# ' in code is code.
const asOwnStep = (transformer: LineTransformer): LineTransformer => ({
  ...transformer,
  replace: (line, rest, match, isImport) => {
    if ($isBlockNode(line)) return $putBack(line, match)
    $addUpdateTag(undoBoundaryTag)
    return transformer.replace(line, rest, match, isImport)
  },
})

const isOfLine = (transformer: Transformer): transformer is LineTransformer =>
  typeof transformer !== 'function' && transformer.type === 'element'

/** Makes the shortcuts of the features that were loaded before steps of their own. */
export function takeLineShortcuts(features: ResolvedClientFeatureMap): void {
  for (const [key, feature] of features) {
    const markdownTransformers = feature.markdownTransformers?.map((transformer) =>
      isOfLine(transformer) ? asOwnStep(transformer) : transformer,
    )
    features.set(key, { ...feature, markdownTransformers })
  }
}

/** The shortcuts of blocks: '---', '```' and '[]'. */
export const blockShortcuts: LineTransformer[] = shortcuts.map(({ start, type }) => ({
  type: 'element',
  dependencies: [nodeOf(schemas[type])],
  regExp: start,
  export: () => null,
  replace: (line, rest, match) => ($isParagraphNode(line) ? $convertLine(line, type, rest) : $putBack(line, match)),
}))
