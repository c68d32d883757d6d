import { $isElementNode, type LexicalNode } from 'lexical'
import { $isBlockNode, type BlockNode, propsOf } from '../core/blockNode.ts'
import { homepageEditorsPicks } from '../homepage-editors-picks/homepage-editors-picks.schema.ts'

/** Returns whether a heading stands above a slot, which names the section of its story. */
export function $isUnderHeading(slot: BlockNode): boolean {
  return slot.getParents().some((parent) => {
    if (!$isBlockNode(parent)) return false
    const { title, showSectionHeader } = propsOf(parent)
    if (parent.getDefinition().type === homepageEditorsPicks.type) return Boolean(title)
    return showSectionHeader === true && Boolean($headerOf(parent)?.getTextContent().trim())
  })
}

const $headerOf = (section: BlockNode): LexicalNode | null => ($isElementNode(section) ? section.getFirstChild() : null)
