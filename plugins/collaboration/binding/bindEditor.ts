import {
  $createRangeSelection,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COLLABORATION_TAG,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type PointType,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type UpdateListenerPayload,
} from 'lexical'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { hasOtherTopBlocks } from '#blocks/core/topBlocks.read.ts'
import { anchorOf, placeOf, type TextPlace } from '../document/caret.ts'
import { type SharedTree, sharedTree } from '../document/document.layout.ts'
import { readTree } from '../document/tree.read.ts'
import { type Origin, writeContents, writeTree } from '../document/tree.write.ts'
import { changedTexts } from '../document/treeChange.ts'
import { BlockIds } from './blockIds.ts'
import type { EditorBinding, EditorSpan, PagePoint, SharedSelection } from './editorBinding.types.ts'
import { $placeOfPoint, $spotOfPlace } from './editorCaret.ts'
import { EditorTreeReader } from './editorTree.read.ts'
import { $writeContents, $writeEditorTree, knownBlocks } from './editorTree.write.ts'
import { $takeIds } from './editorTreeMatch.ts'
import { $takeSelectionOfPage } from './pageSelection.ts'

// Origin of the editor's own corrections of a tree from elsewhere. Undo ignores it.
const repairOrigin: Origin = { repair: true }

// Origin of remote updates on their way into the view document.
const incomingOrigin = { arrival: true }

/**
 * Ties an editor to a tree of the shared document, both ways. Each update of the editor is written as the smallest change
 * of the document under `origin`; what others change is shown with the caret held where it was. The editor's state is
 * replaced by what the document says.
 *
 * @param name the tree of the document, such as `body`
 * @param isFocused whether the caret in the page is this editor's: where it is elsewhere, it stays there
 * @param viewDocument an empty document for what the editor shows: its id decides between changes of the same moment
 */
export function bindEditor(
  editor: LexicalEditor,
  document: Y.Doc,
  name: string,
  origin: Origin,
  isFocused: () => boolean = () => false,
  viewDocument = new Y.Doc(),
): EditorBinding {
  return new Binding(editor, document, name, origin, isFocused, viewDocument)
}

class Binding implements EditorBinding {
  readonly ids = new BlockIds()
  private readonly reader = new EditorTreeReader(this.ids)
  private readonly editor: LexicalEditor
  private readonly document: Y.Doc
  // The document as the editor shows it. What is typed is a change of this state, not of an update that has just
  // arrived; Yjs merges the two as concurrent changes.
  private readonly viewDocument: Y.Doc
  private readonly shared: SharedTree
  private readonly origin: Origin
  private readonly isFocused: () => boolean
  // The tree that the editor shows.
  private current: Block[] = []
  private selected: SharedSelection | null = null
  // Updates from elsewhere that the editor does not show yet.
  private readonly pendingUpdates: Uint8Array[] = []
  private outgoingOrigin: unknown = null
  // False until the document was shown first: what the editor held before is overwritten, never written.
  private isBound = false
  private isShowing = false
  // True when the document has changes that the editor does not show yet.
  private isStale = false
  private isQueued = false
  private isDestroyed = false
  private readonly unregister: () => void

  constructor(
    editor: LexicalEditor,
    document: Y.Doc,
    name: string,
    origin: Origin,
    isFocused: () => boolean,
    viewDocument: Y.Doc,
  ) {
    this.viewDocument = viewDocument
    this.editor = editor
    this.isFocused = isFocused
    this.document = document
    this.shared = sharedTree(this.viewDocument, name)
    this.origin = origin
    this.pendingUpdates.push(Y.encodeStateAsUpdate(document))
    document.on('update', this.onIncoming)
    this.viewDocument.on('update', this.onWritten)
    this.unregister = editor.registerUpdateListener(this.onUpdate)
    editor.read(() => {
      this.current = this.reader.$tree()
    })
    this.show()
  }

  selection(): SharedSelection | null {
    return this.selected
  }

  tree(): Block[] {
    return this.current
  }

  select(selection: SharedSelection): void {
    this.editor.update(() => this.$select(selection), { discrete: true, tag: HISTORY_MERGE_TAG })
  }

  spanOf({ anchor, focus }: SharedSelection): EditorSpan | null {
    return this.editor.getEditorState().read(() => {
      const [start, end] = [this.$pagePoint(anchor), this.$pagePoint(focus)]
      return start && end ? { anchor: start, focus: end } : null
    })
  }

  refresh(): void {
    if (this.isStale) this.show()
  }

  destroy(): void {
    this.isDestroyed = true
    this.document.off('update', this.onIncoming)
    this.viewDocument.destroy()
    this.unregister()
  }

  private readonly onIncoming = (update: Uint8Array, origin: unknown) => {
    // Yjs follows a change with one of its own (of no origin) that tidies formatting: that one is applied.
    if (this.outgoingOrigin !== null && origin === this.outgoingOrigin) return
    this.pendingUpdates.push(update)
    this.schedule()
  }

  private readonly onWritten = (update: Uint8Array, origin: unknown) => {
    if (origin === incomingOrigin) return
    this.outgoingOrigin = origin
    Y.applyUpdate(this.document, update, origin)
    this.outgoingOrigin = null
  }

  private schedule(): void {
    this.isStale = true
    if (this.isQueued) return
    this.isQueued = true
    queueMicrotask(() => {
      this.isQueued = false
      this.refresh()
    })
  }

  private readonly onUpdate = (update: UpdateListenerPayload) => {
    const { editorState, prevEditorState, dirtyElements, dirtyLeaves } = update
    const isUntouched = dirtyElements.size === 0 && dirtyLeaves.size === 0
    editorState.read(() => {
      if (!isUntouched) {
        // A whole state that was set names no elements but the root.
        const isReplaced = dirtyLeaves.size === 0 && [...dirtyElements.keys()].every((key) => key === 'root')
        const changed = isReplaced ? null : new Set([...dirtyElements.keys(), ...dirtyLeaves])
        this.ids.$follow(prevEditorState, changed)
        const now = changed ? this.reader.$changedTree(changed, hasOtherTopBlocks(update)) : this.reader.$tree()
        if (this.isBound && !this.isShowing) this.write(now, this.$caret())
        this.current = now
      }
      if (!this.isShowing) this.selected = this.$selection()
    })
    if (this.isStale && !this.isShowing && !this.editor.isComposing()) this.schedule()
  }

  private write(now: Block[], caret: TextPlace | null, origin = this.origin): void {
    const texts = changedTexts(this.current, now)
    if (texts?.length === 0) return
    if (!texts || !writeContents(this.shared, texts, origin, caret ?? undefined))
      writeTree(this.shared, now, origin, caret ?? undefined)
    // Text that a colleague wrote in a block removed here becomes visible again.
    if (!this.isShown(now)) this.schedule()
  }

  // Returns whether a tree is what the document says, and takes the document's objects for it.
  private isShown(tree: Block[]): boolean {
    const target = readTree(this.shared)
    const isSame = sameJson(target, tree)
    if (isSame) this.reader.adopt(target)
    return isSame
  }

  private $caret(): TextPlace | null {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? $placeOfPoint(selection.focus, this.ids) : null
  }

  private $selection(): SharedSelection | null {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    const beginning = selection.isBackward() ? selection.focus : selection.anchor
    const anchorOfPoint = (point: PointType) => {
      const place = $placeOfPoint(point, this.ids)
      const holdsOn = point === beginning && !selection.isCollapsed() ? 'behind' : 'before'
      return place && anchorOf(this.shared, place, holdsOn)
    }
    const anchor = anchorOfPoint(selection.anchor)
    const focus = anchorOfPoint(selection.focus)
    return anchor && focus ? { anchor, focus } : null
  }

  private show(): void {
    // Showing would break up a word that is being composed: it waits until the composition ends.
    if (this.isDestroyed || this.editor.isComposing()) return
    let isFree = false
    // What was typed and is not in the document yet has to be in it first.
    this.editor.update(
      () => {
        isFree = true
        // Showing remote changes would reset a caret that was moved at this moment.
        if (this.isFocused() && $isRangeSelection($getSelection())) $takeSelectionOfPage(this.editor)
      },
      { discrete: true },
    )
    // Within an update, as in a command, nothing can be shown: what is drawn would be taken for what the editor made of it.
    if (!isFree) {
      this.schedule()
      return
    }
    this.isStale = false
    for (const update of this.pendingUpdates.splice(0)) Y.applyUpdate(this.viewDocument, update, incomingOrigin)
    const target = readTree(this.shared)
    if (!this.isBound) this.takeIds(target)
    const texts = changedTexts(this.current, target)
    if (texts?.length === 0) {
      this.isBound = true
      return
    }
    const selected = this.selected
    this.isShowing = true
    this.editor.update(
      () => {
        if (!texts || !$writeContents(texts, this.ids)) $writeEditorTree(target, knownBlocks(this.current), this.ids)
        if (selected && $isRangeSelection($getSelection())) this.$select(selected)
      },
      {
        discrete: true,
        tag: [
          COLLABORATION_TAG,
          HISTORY_MERGE_TAG,
          SKIP_SCROLL_INTO_VIEW_TAG,
          ...(this.isFocused() ? [] : [SKIP_DOM_SELECTION_TAG]),
        ],
      },
    )
    this.isShowing = false
    this.isBound = true
    // The rules of the editor may have made something else of it.
    const normalized = this.current
    if (this.isShown(normalized)) return
    this.current = target
    this.write(normalized, null, repairOrigin)
    this.current = normalized
  }

  // Mostly the document says what the editor holds from the draft: those nodes stay, and are not drawn again.
  private takeIds(target: readonly Block[]): void {
    this.editor.read(() => {
      $takeIds(this.current, target, this.ids)
      this.current = this.reader.$tree()
    })
  }

  private $spot(position: Y.RelativePosition) {
    const place = placeOf(this.shared, position)
    return place && $spotOfPlace(place, this.ids)
  }

  private $pagePoint(position: Y.RelativePosition): PagePoint | null {
    const spot = this.$spot(position)
    const element = spot && this.editor.getElementByKey(spot.key)
    if (!element) return null
    if (spot.type === 'element') return { node: element, offset: Math.min(spot.offset, element.childNodes.length) }
    // Formatting is elements around the letters.
    let node: Node = element
    while (node.firstChild) node = node.firstChild
    return { node, offset: Math.min(spot.offset, node.textContent?.length ?? 0) }
  }

  private $select({ anchor, focus }: SharedSelection): void {
    const [start, end] = [this.$spot(anchor), this.$spot(focus)]
    if (!start || !end) return
    const current = $getSelection()
    const selection = $isRangeSelection(current) ? current : $createRangeSelection()
    selection.anchor.set(start.key, start.offset, start.type)
    selection.focus.set(end.key, end.offset, end.type)
    if (selection !== current) $setSelection(selection)
  }
}
