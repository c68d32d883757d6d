/** Creates a block's Lexical node class from its definition. */
import type { Klass, NodeKey, SerializedLexicalNode } from 'lexical'
import type { BlockKind } from './block.types.ts'
import {
  $setBlockId,
  $setProps,
  type BlockNode,
  ElementBlockNode,
  LeafBlockNode,
  newBlockId,
  propsOf,
} from './blockNode.ts'
import type { BlockDefinition } from './defineBlock.ts'
import { defaultsOf } from './node.fields.ts'

type AnyJson = SerializedLexicalNode & Record<string, unknown>

function restore<Node extends BlockNode>(node: Node, { id, props }: AnyJson): Node {
  const given = typeof props === 'object' && props !== null ? { ...props } : {}
  const parsed = node.getDefinition().props.safeParse(given)
  // What does not fit the schema is kept as it came: it is reported on the block, not lost on opening it.
  $setProps(node, parsed.success ? parsed.data : { ...defaultsOf(node.getDefinition()), ...given })
  $setBlockId(node, typeof id === 'string' && id !== '' ? id : newBlockId())
  return node
}

type NodeClass<Node extends BlockNode> = Klass<Node> & (new (key?: NodeKey) => Node)

function leafNode(definition: BlockDefinition): NodeClass<LeafBlockNode> {
  return class Leaf extends LeafBlockNode {
    static override getType(): string {
      return definition.type
    }

    static override clone(node: Leaf): Leaf {
      return new Leaf(node.__key)
    }

    static override importJSON(json: AnyJson): Leaf {
      return restore(new Leaf(), json)
    }

    override getDefinition(): BlockDefinition {
      return definition
    }
  }
}

function elementNode(definition: BlockDefinition): NodeClass<ElementBlockNode> {
  return class Element extends ElementBlockNode {
    static override getType(): string {
      return definition.type
    }

    static override clone(node: Element): Element {
      return new Element(node.__key)
    }

    static override importJSON(json: AnyJson): Element {
      return restore(new Element(), json)
    }

    override getDefinition(): BlockDefinition {
      return definition
    }

    override createSibling(): ElementBlockNode {
      const sibling = new Element()
      $setBlockId(sibling, newBlockId())
      const props = propsOf(this)
      $setProps(sibling, definition.propsOfNext?.(props) ?? props)
      return sibling
    }
  }
}

/** Returns the node class of a block: one for each definition, as an editor knows nodes by their classes. */
export function nodeOf(definition: BlockDefinition<string, 'leaf'>): NodeClass<LeafBlockNode>
export function nodeOf(definition: BlockDefinition<string, Exclude<BlockKind, 'leaf'>>): NodeClass<ElementBlockNode>
export function nodeOf(definition: BlockDefinition): NodeClass<LeafBlockNode> | NodeClass<ElementBlockNode>
export function nodeOf(definition: BlockDefinition): NodeClass<LeafBlockNode> | NodeClass<ElementBlockNode> {
  return definition.kind === 'leaf'
    ? madeOnce(leafNodes, definition, leafNode)
    : madeOnce(elementNodes, definition, elementNode)
}

const leafNodes = new WeakMap<BlockDefinition, NodeClass<LeafBlockNode>>()
const elementNodes = new WeakMap<BlockDefinition, NodeClass<ElementBlockNode>>()

function madeOnce<Made>(
  made: WeakMap<BlockDefinition, Made>,
  definition: BlockDefinition,
  make: (definition: BlockDefinition) => Made,
): Made {
  const known = made.get(definition) ?? make(definition)
  made.set(definition, known)
  return known
}
