import type { ReactNode } from 'react'

interface Props {
  rating: 1 | -1 | undefined
  onRate: (rating: 1 | -1) => void
}

const choices = [
  { rating: 1, label: 'Helpful' },
  { rating: -1, label: 'Not helpful' },
] as const

/** Says whether an answer helped; the same button once more takes it back. */
export function ChatRating({ rating, onRate }: Props): ReactNode {
  return (
    <div className="html-chat__rating">
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="html-chat__rate"
          aria-pressed={rating === choice.rating}
          onClick={() => onRate(choice.rating)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
