'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Mention } from '#plugins/comments/comments.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import './mentionMenu.css'

const kinds: Record<Mention['type'], string> = { user: 'Person', post: 'Post', section: 'Section' }

/** Returns the names that match the letters behind an `@`; nothing while no name is being typed. */
export function useMentionSearch(query: string | null): Mention[] {
  const rpc = useRpc()
  const { data = none, isPlaceholderData } = useQuery({
    queryKey: ['comments.searchMentions', query],
    queryFn: ({ signal }) => rpc.comments.searchMentions.query({ query: query ?? '' }, { signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
  if (query === null) return none
  if (!isPlaceholderData) return data
  // Until the answer is there, the names of the letters before: Enter must not take one that the letters exclude.
  return data.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
}

const none: Mention[] = []

interface MentionMenuProps {
  id: string
  items: readonly Mention[]
  chosen: number
  onChoose(mention: Mention): void
}

/** Renders the names to choose from. The keys are the composer's: the caret stays in its text. */
export function MentionMenu({ id, items, chosen, onChoose }: MentionMenuProps) {
  return (
    <div id={id} className="comment-mentions" role="listbox" aria-label="Mention">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        // biome-ignore lint/a11y/useFocusableInteractive: the caret stays in the text, which names the option that is meant
        <div
          key={`${item.type} ${item.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className="comment-mentions__item"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <span className="comment-mentions__title">{item.title}</span>
          <span className="comment-mentions__kind">{kinds[item.type]}</span>
        </div>
      ))}
    </div>
  )
}
