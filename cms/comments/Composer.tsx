'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Mention, maxCommentLength } from '#plugins/comments/comments.schema.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { MentionMenu, useMentionSearch } from './MentionMenu.tsx'
import { mentionAt } from './threadWords.ts'
import type { CommentWords } from './useThreads.ts'
import './composer.css'

interface ComposerProps {
  // The key of the text: what is written is kept until it is sent.
  place: string
  label: string
  submitLabel: string
  initial?: { body: string; mentions: readonly Mention[] }
  // The text that can be replaced by another one; absent where none can.
  replaceable?: string | null
  isFocused?: boolean
  onSubmit(words: CommentWords): Promise<boolean>
  onCancel?(): void
}

/** Renders the input of a comment: names behind an `@`, and a suggested text. */
export function Composer({
  place,
  label,
  submitLabel,
  initial,
  replaceable = null,
  isFocused = false,
  onSubmit,
  onCancel,
}: ComposerProps) {
  const [body, setBody] = useDraftText(place, initial?.body)
  const [isSuggesting, setSuggesting] = useState(false)
  const [suggested, setSuggested] = useDraftText(`${place}/suggestion`, replaceable ?? '')
  const [isSending, setSending] = useState(false)
  const mentions = useRef<Mention[]>([...(initial?.mentions ?? [])])
  const text = useRef<HTMLTextAreaElement>(null)
  const mentionInput = useMentions(text, body, setBody, mentions)

  useEffect(() => {
    if (isFocused) text.current?.focus({ preventScroll: true })
  }, [isFocused])

  const isEmpty = body.trim() === '' && !isSuggesting
  const send = async () => {
    if (isEmpty || isSending) return
    setSending(true)
    const named = mentions.current.filter(({ title }) => body.includes(`@${title}`))
    const suggestion = isSuggesting ? { suggestion: { text: suggested } } : {}
    const isSent = await onSubmit({ body: body.trim(), metadata: { mentions: named, ...suggestion } })
    setSending(false)
    if (!isSent) return
    setBody(initial?.body ?? '')
    setSuggested(replaceable ?? '')
    setSuggesting(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The form's own keys have nothing to do with what is written here.
    event.stopPropagation()
    if (mentionInput.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    } else if (event.key === 'Escape') onCancel?.()
  }

  return (
    <div className="comment-composer">
      <textarea
        ref={text}
        className="comment-composer__text"
        aria-label={label}
        placeholder={label}
        rows={isFocused || body ? 3 : 1}
        maxLength={maxCommentLength}
        value={body}
        readOnly={isSending}
        onChange={(event) => {
          setBody(event.target.value)
          mentionInput.look()
        }}
        onSelect={mentionInput.look}
        onBlur={mentionInput.close}
        onKeyDown={onKeyDown}
        {...mentionInput.aria}
      />
      {mentionInput.menu}
      {isSuggesting && (
        <label className="comment-composer__label">
          Suggested text
          <textarea
            className="comment-composer__text comment-composer__suggestion"
            rows={3}
            maxLength={maxCommentLength}
            value={suggested}
            readOnly={isSending}
            onChange={(event) => setSuggested(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
      )}
      {(isFocused || body !== '' || isSuggesting) && (
        <div className="comment-composer__actions">
          {replaceable !== null && (
            <button
              type="button"
              className="comment-link"
              aria-pressed={isSuggesting}
              onClick={() => setSuggesting(!isSuggesting)}
            >
              {isSuggesting ? 'Without suggestion' : 'Suggest a change'}
            </button>
          )}
          <span className="comment-composer__space" />
          {onCancel && <SmallButton onClick={onCancel}>Cancel</SmallButton>}
          <Button
            buttonStyle="primary"
            size="small"
            margin={false}
            disabled={isEmpty || isSending}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => void send()}
          >
            {isSending ? 'Sending …' : submitLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

// Handles mentions in a text: the menu, its keys, and the mentioned names.
function useMentions(
  text: React.RefObject<HTMLTextAreaElement | null>,
  body: string,
  setBody: (body: string) => void,
  mentions: React.RefObject<Mention[]>,
) {
  const id = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const named = caret === null ? null : mentionAt(body, caret)
  const items = useMentionSearch(named?.query ?? null)
  const isOpen = named !== null && items.length > 0
  const choose = (mention: Mention) => {
    if (!named || caret === null) return
    const inserted = `@${mention.title} `
    mentions.current.push(mention)
    setBody(body.slice(0, named.from) + inserted + body.slice(caret).replace(/^ /, ''))
    setCaret(null)
    const at = named.from + inserted.length
    requestAnimationFrame(() => text.current?.setSelectionRange(at, at))
  }
  const step = (by: number) => setChosen((current) => (current + by + items.length) % items.length)
  const take = () => {
    const item = items[chosen]
    if (item) choose(item)
  }
  const keys = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Escape', () => setCaret(null)],
    ['Enter', take],
    ['Tab', take],
  ])
  return {
    menu: isOpen && <MentionMenu id={id} items={items} chosen={chosen} onChoose={choose} />,
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${chosen}` : undefined,
    } as const,
    look: () => {
      const element = text.current
      const at = element && element.selectionStart === element.selectionEnd ? element.selectionStart : null
      if (at !== caret) setChosen(0)
      setCaret(at)
    },
    close: () => setCaret(null),
    onKeyDown: (event: KeyboardEvent): boolean => {
      const act = isOpen && !event.ctrlKey && !event.metaKey ? keys.get(event.key) : undefined
      if (!act) return false
      event.preventDefault()
      act()
      return true
    },
  }
}

// Returns the unsent text of a place, kept in this tab until it is sent: neither a failed call nor a reload loses it.
function useDraftText(place: string, initial = ''): [text: string, setText: (text: string) => void] {
  const key = `comment:${place}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial)
  const keep = useCallback(
    (next: string) => {
      setText(next)
      if (next === initial) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    },
    [key, initial],
  )
  return [text, keep]
}
