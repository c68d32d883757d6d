import {
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isParagraphNode,
  $isRangeSelection,
  $parseSerializedNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { ElementBlockNode } from '#blocks/core/blockNode.ts'
import { inlineToLexical } from '#blocks/core/inline.convert.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { $selectedBlocks } from '../blockPlace.commands.ts'
import { $enterBlock, $standaloneAncestor } from '../insertBlock.command.ts'

const $nodesOf = (blocks: Block[]): LexicalNode[] => lexicalFromBlocks(blocks).root.children.map($parseSerializedNode)

// Puts nodes behind a node, in their order, and the caret at their end.
function $insertBehind(place: LexicalNode, nodes: LexicalNode[]): void {
  for (const node of nodes.toReversed()) place.insertAfter(node, false)
  const last = nodes.at(-1)
  if ($isElementNode(last)) last.selectEnd()
  else if (last) $enterBlock(last)
}

// The line that a caret is in, when its block is one line and Enter there makes no paragraph: a cell, a button, code.
function $lineAround(selection: RangeSelection): ElementBlockNode | null {
  for (let node: LexicalNode | null = selection.anchor.getNode(); node; node = node.getParent()) {
    if (node instanceof ElementBlockNode) {
      const { kind, type } = node.getDefinition()
      // Items of a list to tick off are made by Enter: several lines are several items.
      return kind === 'text' && type !== 'check-list-item' ? node : null
    }
  }
  return null
}

const holdsText = ({ type }: Block) => definitionOf(type)?.kind === 'text'

function lineOf(blocks: Block[]): Inline[] {
  const lines = [...walkBlocks(blocks)].filter((block) => block.content.length > 0)
  return lines.flatMap(({ content }, index): Inline[] => (index === 0 ? content : [{ type: 'hardBreak' }, ...content]))
}

const $inlineNodes = (content: Inline[]): LexicalNode[] => inlineToLexical(content, 'pasted').map($parseSerializedNode)

// Into a line goes the text of the pasted blocks; what has none goes behind the box that the line is part of.
function $insertIntoLine(line: ElementBlockNode, blocks: Block[], selection: RangeSelection): void {
  const place = $standaloneAncestor(line) ?? line
  const isOfText = (block: Block) => holdsText(block) || block.type === 'list'
  selection.insertNodes($inlineNodes(lineOf(blocks.filter(isOfText))))
  const others = blocks.filter((block) => !isOfText(block))
  if (others.length > 0) $insertBehind(place, $nodesOf(others))
}

// Inserts blocks at the selection. Lexical splits the line at the caret; where the caret was at its end, the second
// half is an unwanted empty paragraph.
function $insertBlocks(selection: RangeSelection, blocks: Block[]): void {
  const place = $standaloneAncestor(selection.anchor.getNode())
  const following = place?.getNextSibling() ?? null
  const nodes = $nodesOf(blocks)
  selection.insertNodes(nodes)
  const last = nodes.at(-1)
  const rest = last?.getNextSibling()
  const isLeftOver = $isParagraphNode(rest) && rest.isEmpty() && !rest.is(following)
  if (isLeftOver && $isElementNode(last)) rest.remove()
}

/**
 * Inserts pasted blocks at the selection and in its place, as keys would: a lone paragraph is text of the line that the
 * caret is in, blocks go between blocks. Does nothing without a selection.
 *
 * @param blocks in normal form, of types that the editor knows
 */
export function $insertPasted(blocks: Block[]): void {
  const selection = $getSelection()
  const [first, ...more] = blocks
  if (!first) return
  if ($isNodeSelection(selection)) {
    const selected = $selectedBlocks()
    const last = selected.at(-1)
    if (!last) return
    $insertBehind(last, $nodesOf(blocks))
    for (const node of selected) node.remove()
    return
  }
  if (!$isRangeSelection(selection)) return
  if (!selection.isCollapsed()) selection.removeText()
  const line = $lineAround(selection)
  if (line) $insertIntoLine(line, blocks, selection)
  else if (more.length === 0 && first.type === 'paragraph') selection.insertNodes($inlineNodes(first.content))
  else $insertBlocks(selection, blocks)
}
