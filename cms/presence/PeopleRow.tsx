'use client'

import './presence.css'

export interface Colleague {
  id: number | string
  name: string
  colour: string
  isActive: boolean
  /** Their place, in words; null where it is unknown. */
  place: string | null
}

// Returns the description of a user: their name, their place, and that they are idle.
const wordsOf = ({ name, place, isActive }: Colleague): string =>
  [name, place && `in ${place}`, !isActive && 'idle'].filter(Boolean).join(', ')

/**
 * Renders users as discs with their initials, paler when they are idle; those that do not fit are a number.
 * @param onChoose called when one is pressed; left out: they are not pressable
 */
export function PeopleRow({
  people,
  label,
  shown,
  onChoose,
}: {
  people: readonly Colleague[]
  label: string
  shown: number
  onChoose?: (person: Colleague) => void
}) {
  if (people.length === 0) return null
  const more = people.slice(shown)
  return (
    <ul className="people-row" aria-label={label}>
      {people.slice(0, shown).map((person) => (
        <li
          key={person.id}
          className={`people-row__person${person.isActive ? '' : ' people-row__person--idle'}`}
          style={{ backgroundColor: person.colour }}
          title={wordsOf(person)}
        >
          {onChoose ? (
            <button type="button" onClick={() => onChoose(person)}>
              <span aria-hidden="true">{initialsOf(person.name)}</span>
              <span className="people-row__name">Follow {wordsOf(person)}</span>
            </button>
          ) : (
            <>
              <span aria-hidden="true">{initialsOf(person.name)}</span>
              <span className="people-row__name">{wordsOf(person)}</span>
            </>
          )}
        </li>
      ))}
      {more.length > 0 && (
        <li className="people-row__person people-row__person--more" title={more.map(wordsOf).join('\n')}>
          <span aria-hidden="true">+{more.length}</span>
          <span className="people-row__name">{more.map(wordsOf).join('; ')}</span>
        </li>
      )}
    </ul>
  )
}

function initialsOf(name: string): string {
  // Of a person as whom another one acts, those of the person.
  const words = name
    .replace(/ \(.*\)$/, '')
    .trim()
    .split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
