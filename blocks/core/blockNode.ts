/**
 * The base classes of the Lexical nodes of blocks. Two cover the four kinds: a leaf is a decorator, text, flow and wrap are
 * elements. Each property is a field of its own with a default, and the constructor needs no argument: that is what lets two
 * people change two settings of one block at once.
 */
import {
  $createParagraphNode,
  $isElementNode,
  DecoratorNode,
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from 'lexical'
import type { ReactNode } from 'react'
import { createBlockElement, dressElement } from './blockElementDom.ts'
import type { BlockDefinition, EditorElement } from './defineBlock.ts'
import { defaultsOf, readFields, writeFields } from './node.fields.ts'

export type BlockProps = Record<string, unknown>

interface BlockJson {
  id: string
  props: BlockProps
}

export type SerializedLeafBlock = SerializedLexicalNode & BlockJson
export type SerializedElementBlock = SerializedElementNode & BlockJson

type DrawView = (node: LeafBlockNode) => ReactNode

let drawEditorView: DrawView = () => null

/** Sets the views of leaves. Called once by the editor's client half: the node itself must also work on a server. */
export function setEditorViews(view: DrawView): void {
  drawEditorView = view
}

/**
 * Returns a new id of sixteen hexadecimal digits: unique within a story, and short enough for an address
 * (`#gallery-…`).
 */
export function newBlockId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}

/** The base of every leaf. Its definition comes from a method, because Lexical reads statics off the class itself. */
export abstract class LeafBlockNode extends DecoratorNode<ReactNode> {
  __blockId = ''

  abstract getDefinition(): BlockDefinition

  constructor(key?: NodeKey) {
    super(key)
    writeFields(this, this.getDefinition(), defaultsOf(this.getDefinition()))
  }

  override afterCloneFrom(previous: this): void {
    super.afterCloneFrom(previous)
    copyBlock(previous, this)
  }

  override createDOM(): HTMLElement {
    return createBlockElement(this.getDefinition().type, elementOf(this, 0))
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): boolean {
    return false
  }

  override isKeyboardSelectable(): boolean {
    return true
  }

  override exportJSON(): SerializedLeafBlock {
    return { ...super.exportJSON(), id: blockIdOf(this), props: propsOf(this) }
  }

  override decorate(): ReactNode {
    return drawEditorView(this)
  }
}

/** The base of every block that holds text or blocks. */
export abstract class ElementBlockNode extends ElementNode {
  __blockId = ''

  abstract getDefinition(): BlockDefinition
  /** Another block of the same kind: what Enter makes inside a wrap. */
  abstract createSibling(): ElementBlockNode

  constructor(key?: NodeKey) {
    super(key)
    writeFields(this, this.getDefinition(), defaultsOf(this.getDefinition()))
  }

  override afterCloneFrom(previous: this): void {
    super.afterCloneFrom(previous)
    copyBlock(previous, this)
  }

  override createDOM(): HTMLElement {
    return createBlockElement(this.getDefinition().type, elementOf(this, this.getChildrenSize()))
  }

  override updateDOM(_previous: this, element: HTMLElement): boolean {
    const wanted = elementOf(this, this.getChildrenSize())
    if (element.tagName.toLowerCase() !== wanted.tag) return true
    dressElement(element, this.getDefinition().type, wanted)
    return false
  }

  /** Flow and wrap keep the caret, Enter and Backspace inside themselves. */
  override isShadowRoot(): boolean {
    const { kind } = this.getDefinition()
    return kind === 'flow' || kind === 'wrap'
  }

  override canBeEmpty(): boolean {
    return true
  }

  override canIndent(): boolean {
    return false
  }

  /** A button after a button, but a paragraph after a pullquote, and nothing where the parts are given. */
  override insertNewAfter(_selection: RangeSelection, restoreSelection = true): LexicalNode | null {
    if (isPartOfSequence(this)) return null
    const next = isPartOfWrap(this) ? this.createSibling() : $createParagraphNode()
    this.insertAfter(next, restoreSelection)
    return next
  }

  /**
   * Backspace at the start. Free text becomes a paragraph. Part of a wrap: an empty only part turns its wrap into an
   * empty paragraph, any other empty part goes and the caret moves to the one before
   * (docs/spec/editor.md#keys-in-a-button-group). One of a given sequence of parts stays (sidebar header).
   */
  override collapseAtStart(): boolean {
    if (this.getDefinition().kind !== 'text') return false
    if (!isPartOfWrap(this)) {
      const paragraph = $createParagraphNode()
      paragraph.append(...this.getChildren())
      this.replace(paragraph)
      return true
    }
    if (isPartOfSequence(this) || !this.isEmpty()) return true
    const previous = this.getPreviousSibling()
    if (previous && $isElementNode(previous)) {
      this.remove()
      previous.selectEnd()
    } else if (!this.getNextSibling()) {
      const paragraph = $createParagraphNode()
      this.getParentOrThrow().replace(paragraph)
      paragraph.select()
    }
    return true
  }

  override exportJSON(): SerializedElementBlock {
    return { ...super.exportJSON(), id: blockIdOf(this), props: propsOf(this) }
  }
}

export type BlockNode = LeafBlockNode | ElementBlockNode

/** Returns whether a Lexical node is one of our own blocks (and not a paragraph, a heading, a quote or a list). */
export function $isBlockNode(node: LexicalNode | null | undefined): node is BlockNode {
  return node instanceof LeafBlockNode || node instanceof ElementBlockNode
}

function elementOf(node: BlockNode, childCount: number): EditorElement {
  const { editorElement, kind, type } = node.getDefinition()
  return editorElement?.(propsOf(node), childCount) ?? { tag: 'div', className: kind === 'leaf' ? '' : type }
}

function isPartOfWrap(node: ElementBlockNode): boolean {
  const parent = node.getParent()
  return parent instanceof ElementBlockNode && parent.getDefinition().kind === 'wrap'
}

function isPartOfSequence(node: ElementBlockNode): boolean {
  const parent = node.getParent()
  return parent instanceof ElementBlockNode && parent.getDefinition().allowedChildren?.isFixedSequence === true
}

/** Returns the properties of a block as they are now, valid or not. */
export function propsOf(node: BlockNode): BlockProps {
  return readFields(node.getLatest(), node.getDefinition())
}

/** Sets some properties of a block; those it does not know are ignored. */
export function $setProps(node: BlockNode, props: BlockProps): void {
  writeFields(node.getWritable(), node.getDefinition(), props)
}

/** Returns the id of a block, which goes along with it wherever it is moved. */
export function blockIdOf(node: BlockNode): string {
  return node.getLatest().__blockId
}

/** Sets the id of a block. Within an update of the editor. */
export function $setBlockId(node: BlockNode, id: string): void {
  node.getWritable().__blockId = id
}

/** Creates a block with its defaults and without parts; `props` override the defaults. */
export function $newBlockNode<Node extends BlockNode>(klass: new () => Node, props: BlockProps = {}): Node {
  const node = new klass()
  $setBlockId(node, newBlockId())
  $setProps(node, props)
  return node
}

/** Returns the nearest of our own blocks around a node, the node itself included. */
export function $blockAround(node: LexicalNode | null): BlockNode | null {
  for (let current = node; current; current = current.getParent()) if ($isBlockNode(current)) return current
  return null
}

function copyBlock(from: BlockNode, to: BlockNode): void {
  to.__blockId = from.__blockId
  writeFields(to, to.getDefinition(), readFields(from, from.getDefinition()))
}
