import {
  $createLinkNode,
  $isAutoLinkNode,
  $isLinkNode,
  type LinkNode,
  TOGGLE_LINK_COMMAND,
} from '@payloadcms/richtext-lexical/client'
import {
  $getEditor,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type NodeKey,
  type RangeSelection,
} from 'lexical'
import { safeHref } from '#blocks/core/safeHref.ts'
import type { LinkRelation } from '#contract/block.schema.ts'
import { relationsIn } from '#contract/linkMark.ts'

export interface FoundLink {
  key: NodeKey
  url: string
  isNewTab: boolean
  rel: readonly LinkRelation[]
}

export type LinkSettings = Omit<FoundLink, 'key'>

const $linkAround = (selection: RangeSelection): LinkNode | null => {
  const [start, end] = [selection.anchor, selection.focus].map((point) => {
    const node = point.getNode()
    return [node, ...node.getParents()].find($isLinkNode) ?? null
  })
  return start && end?.is(start) ? start : null
}

/** Returns the link that the whole selection stands in; null outside of links. */
export function $selectedLink(): FoundLink | null {
  const selection = $getSelection()
  const link = $isRangeSelection(selection) ? $linkAround(selection) : null
  const fields = link?.getFields()
  if (!link || !fields) return null
  return { key: link.getKey(), url: fields.url ?? '', isNewTab: fields.newTab === true, rel: relationsIn(fields.rel) }
}

export interface LinkTarget {
  selection: RangeSelection
  link: FoundLink | null
}

/** Returns what the link editor can work on: selected words or an existing link; null for a caret in plain text. */
export function $linkTarget(): LinkTarget | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const link = $selectedLink()
  return link || !selection.isCollapsed() ? { selection: selection.clone(), link } : null
}

export function $unlink(link: LinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** Makes the words of a target a link; an empty address takes the link away. */
export function $setLink({ selection, link }: LinkTarget, { url, isNewTab, rel }: LinkSettings): void {
  const node = link && $getNodeByKey(link.key)
  const fields = {
    linkType: 'custom' as const,
    doc: null,
    url,
    newTab: isNewTab,
    rel: rel.length > 0 ? [...rel] : undefined,
  }
  if ($isLinkNode(node)) {
    if (url === '') $unlink(node)
    // An automatic link would follow its words again.
    else if ($isAutoLinkNode(node)) node.replace($createLinkNode({ fields }), true)
    else node.setFields({ ...node.getFields(), ...fields })
  } else if (url !== '') {
    $setSelection(selection.clone())
    $getEditor().dispatchCommand(TOGGLE_LINK_COMMAND, { fields, selectedNodes: [], text: null })
  }
}

/** Takes away a link that no reader may follow: what is pasted or typed as Markdown brings any address. */
export function $keepSafeLink(link: LinkNode): void {
  const { url, linkType } = link.getFields() ?? {}
  if (linkType !== 'internal' && safeHref(url ?? '') === null) $unlink(link)
}
