/**
 * Extensions of Lexical's own paragraphs, headings, quotes, lists and list items: settings (anchor, class name, font,
 * size; docs/spec/editor.md#shared-props). Each is a small subclass that takes the place of Lexical's node wherever one
 * is made.
 */
import type {
  EditorConfig,
  ElementNode,
  Klass,
  LexicalEditor,
  LexicalNode,
  LexicalUpdateJSON,
  RangeSelection,
  SerializedElementNode,
} from 'lexical'
import type { BlockProps } from './blockNode.ts'

// The field that such a node has: only what differs from the defaults.
interface TextBlockFields {
  __settings: BlockProps
}

/** A node of Lexical's own kind that carries settings. */
export type TextBlockNode = ElementNode & TextBlockFields

// The settings that are seen in the editor, as attributes of the element (docs/spec/editor.md#shared-props).
const shown = ['font', 'fontSize', 'anchor', 'className'] as const

/** Returns whether a node is a text block with settings. */
export function $isTextBlock(node: LexicalNode | null | undefined): node is TextBlockNode {
  return node !== null && node !== undefined && '__settings' in node
}

/** Returns the settings of a text block that differ from the defaults. */
export function textSettingsOf(node: TextBlockNode): BlockProps {
  return node.getLatest().__settings
}

/** Sets some settings of a text block; undefined takes one away. */
export function $setTextSettings(node: TextBlockNode, settings: BlockProps): void {
  const merged = Object.entries({ ...textSettingsOf(node), ...settings }).filter(([, value]) => value !== undefined)
  node.getWritable().__settings = Object.fromEntries(merged)
}

function dress(element: HTMLElement, settings: BlockProps): void {
  for (const name of shown) {
    const value = settings[name]
    if (typeof value === 'string' && value !== '') element.dataset[name] = value
    else delete element.dataset[name]
  }
}

type TextJson = LexicalUpdateJSON<SerializedElementNode> & { props?: unknown }

// biome-ignore lint/suspicious/noExplicitAny: the one signature that TypeScript takes for the base of a mixin
type NodeConstructor = Klass<ElementNode> & (new (...args: any[]) => ElementNode)

/** Returns a subclass of one of Lexical's classes, or of our own, with settings, under a type of its own. */
export function withTextSettings<Base extends NodeConstructor>(BaseNode: Base, type: string) {
  return class Styled extends BaseNode implements TextBlockFields {
    __settings: BlockProps = {}

    override $config() {
      return this.config(type, { extends: BaseNode })
    }

    override afterCloneFrom(previous: this): void {
      super.afterCloneFrom(previous)
      this.__settings = previous.__settings
    }

    override updateFromJSON(json: TextJson): this {
      const node = super.updateFromJSON(json).getWritable()
      node.__settings = typeof json.props === 'object' && json.props !== null ? { ...json.props } : {}
      return node
    }

    override exportJSON(): SerializedElementNode & { props?: BlockProps } {
      const props = textSettingsOf(this)
      return { ...super.exportJSON(), ...(Object.keys(props).length > 0 ? { props } : {}) }
    }

    override createDOM(config: EditorConfig, editor: LexicalEditor): HTMLElement {
      const element = super.createDOM(config, editor)
      dress(element, this.__settings)
      return element
    }

    override updateDOM(previous: this, element: HTMLElement, config: EditorConfig): boolean {
      if (super.updateDOM(previous, element, config)) return true
      dress(element, this.__settings)
      return false
    }

    // Enter goes on in the same letters; an anchor and a class name belong to one block only.
    override insertNewAfter(selection: RangeSelection, restoreSelection?: boolean): LexicalNode | null {
      const next = super.insertNewAfter(selection, restoreSelection)
      const { font, fontSize } = textSettingsOf(this)
      if (next !== null && $isTextBlock(next) && next.getType() === type) $setTextSettings(next, { font, fontSize })
      return next
    }
  }
}
