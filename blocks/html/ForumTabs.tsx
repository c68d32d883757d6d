import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { tabAfter } from './forum.state.ts'

export interface ForumCandidate {
  name: string
  label: string
  /** Address of the picture, and the point that has to stay visible, 0 to 1; null without one. */
  portrait: { src: string; x: number; y: number } | null
  /** Slug of the assistant that answers for the candidate; null where there is none. */
  assistant: string | null
  isOn: boolean
}

interface Props {
  candidates: ForumCandidate[]
  selected: number | null
  isEnabled: boolean
  // The order was drawn. Until then the tabs are invisible where a script draws it.
  isDrawn: boolean
  formId: string
  onNear: (candidate: number) => void
  onSelect: (candidate: number) => void
}

/** Renders the candidates as tabs: one stop of the Tab key, arrows between them. */
export function ForumTabs({ candidates, selected, isEnabled, isDrawn, formId, onNear, onSelect }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, current: number) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfter(event.key, current, candidates.length, isRightToLeft)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onSelect(next)
  }
  return (
    <>
      {selected === null && (
        <p className="html-forum__hint" id={`${formId}-hint`}>
          Select any candidate to read their answer
        </p>
      )}
      <div
        ref={list}
        className={isDrawn ? 'html-forum__tabs' : 'html-forum__tabs html-forum__tabs--undrawn'}
        role="tablist"
        aria-label="Candidates"
        aria-describedby={selected === null ? `${formId}-hint` : undefined}
      >
        {candidates.map(({ name, label, portrait }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a forum's candidates stay in their order
            key={index}
            type="button"
            role="tab"
            id={`${formId}-tab-${index}`}
            className="html-forum__tab"
            disabled={!isEnabled}
            aria-selected={selected === index}
            aria-controls={isEnabled ? `${formId}-panel-${index}` : undefined}
            tabIndex={index === (selected ?? 0) ? 0 : -1}
            onPointerEnter={() => onNear(index)}
            onFocus={() => onNear(index)}
            onClick={() => onSelect(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {portrait && (
              <img
                className="html-forum__portrait"
                src={portrait.src}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                style={{ objectPosition: `${portrait.x * 100}% ${portrait.y * 100}%` }}
              />
            )}
            <span className="html-forum__name">{name}</span>
            {label.trim() && <span className="html-forum__label">{label}</span>}
          </button>
        ))}
      </div>
    </>
  )
}
