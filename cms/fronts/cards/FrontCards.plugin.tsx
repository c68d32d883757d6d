'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useDocumentInfo } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { $nodesOfType, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $blockAround, type BlockNode, blockIdOf } from '#blocks/core/blockNode.ts'
import { holdingPin } from '#blocks/core/collectionQuery.schema.ts'
import type { SlotCard } from '#blocks/core/editor.types.ts'
import { inSentence } from '#blocks/core/inSentence.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { homepageEditorsPicks } from '#blocks/homepage-editors-picks/homepage-editors-picks.schema.ts'
import { homepageRiver } from '#blocks/homepage-river/homepage-river.schema.ts'
import { homepageRow } from '#blocks/homepage-row/homepage-row.schema.ts'
import { $isUnderHeading } from '#blocks/homepage-section/homepage-section.read.ts'
import { $homeSlots, $isShown, $pinOf, $rankOf } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { useRpc } from '#cms/api/RpcProvider.tsx'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { frontCardsOf } from '../../editor/slots/frontCards.store.ts'
import { slotPostsOf } from '../../editor/slots/slotPosts.store.ts'
import { cardNotes, type StoryPlace } from './cardNotes.ts'

// Milliseconds after which views are read again.
const interval = 60_000

interface Page {
  places: readonly StoryPlace[]
  cards: Readonly<Record<string, Omit<SlotCard, 'notes'>>>
}

const $cards = (): Page['cards'] =>
  Object.fromEntries(
    $homeSlots().map((slot) => [blockIdOf(slot), { rank: $rankOf(slot), isUnderHeading: $isUnderHeading(slot) }]),
  )

// Returns all places of stories in the order of the page.
function $places(editor: LexicalEditor): StoryPlace[] {
  const filled = slotPostsOf(editor).get()
  const rows = [
    ...$nodesOfType<BlockNode>(nodeOf(homepageRow)),
    ...$nodesOfType<BlockNode>(nodeOf(homepageEditorsPicks)),
    ...$nodesOfType<BlockNode>(nodeOf(homepageRiver)),
  ]
    .filter((node) => node.isAttached())
    .toSorted((one, other) => (one.isBefore(other) ? -1 : 1))
  const counts = new Map<string, number>()
  const names = new Map(
    rows.map((row) => {
      const { title, type } = row.getDefinition()
      const number = (counts.get(type) ?? 0) + 1
      counts.set(type, number)
      return [row.getKey(), inSentence(`${title} ${number}`)]
    }),
  )
  const inSlots = $homeSlots()
    .filter($isShown)
    .flatMap((slot): StoryPlace[] => {
      const id = blockIdOf(slot)
      const post = filled[id]?.post ?? holdingPin($pinOf(slot), new Date())?.id
      return post ? [{ slot: id, row: names.get($blockAround(slot.getParent())?.getKey() ?? '') ?? 'a row', post }] : []
    })
  const inLists = rows.flatMap((row) =>
    row.getDefinition().type === 'homepage-river'
      ? (filled[blockIdOf(row)]?.posts ?? []).map((post) => ({
          slot: null,
          row: names.get(row.getKey()) ?? 'a list',
          post,
        }))
      : [],
  )
  return [...inSlots, ...inLists]
}

/** Has the stories of the page drawn as readers find them, with how often each is read and where else it stands. */
export function FrontCardsPlugin() {
  const [editor] = useLexicalComposerContext()
  const rpc = useRpc()
  const isHome = Number(useDocumentInfo().id) === homeFrontId
  const { places, cards } = usePage(editor)
  const posts = [...new Set(places.map(({ post }) => post))].toSorted()
  const { data } = useQuery({
    queryKey: ['front.getCardFacts', posts],
    queryFn: ({ signal }) => rpc.front.getCardFacts.query({ posts }, { signal }),
    enabled: posts.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: interval,
  })
  const { data: clicks, isError: hasNoClicks } = useQuery({
    queryKey: ['front.getSlotClicks'],
    queryFn: ({ signal }) => rpc.front.getSlotClicks.query({}, { signal }),
    enabled: isHome,
    refetchInterval: interval,
  })
  // The notes come as a whole: with a line that comes later, what stands below would move under the pointer.
  const areNotesKnown = !isHome || clicks !== undefined || hasNoClicks
  useEffect(() => {
    const notes = areNotesKnown ? cardNotes(places, data ?? {}, clicks) : {}
    const slots = Object.entries(cards).map(([id, card]) => [id, { ...card, notes: notes[id] ?? [] }] as const)
    const teasers = Object.entries(data ?? {}).flatMap(([id, { teaser }]) => (teaser ? [[id, teaser] as const] : []))
    frontCardsOf(editor).set({ slots: Object.fromEntries(slots), teasers: data ? Object.fromEntries(teasers) : null })
  }, [editor, places, cards, data, clicks, areNotesKnown])
  return null
}

function usePage(editor: LexicalEditor): Page {
  const [page, setPage] = useState<Page>({ places: [], cards: {} })
  useEffect(() => {
    const look = () => {
      const found = editor.getEditorState().read(() => ({ places: $places(editor), cards: $cards() }))
      setPage((before) => (sameJson(before, found) ? before : found))
    }
    look()
    const stopChanges = onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
    })
    const stops = [stopChanges, slotPostsOf(editor).subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])
  return page
}
