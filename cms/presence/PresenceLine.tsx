'use client'

import { LockIcon } from './LockIcon.tsx'
import { PeopleRow } from './PeopleRow.tsx'
import './presence.css'
import { placeWords } from './placeWords.ts'
import type { ShownPresence } from './usePresence.ts'

// Maximum number of users in a line of a list.
const shown = 4

/** Shows the users in a document of a list, and its holder; nothing where there are none. */
export function PresenceLine({ presence }: { presence: ShownPresence | undefined }) {
  if (!presence) return null
  const { people, lock } = presence
  return (
    <div className="presence">
      {lock && (
        <span className="presence__lock">
          <LockIcon />
          <span>Locked by {lock.holder.name}</span>
        </span>
      )}
      <PeopleRow
        people={people.map(({ field, ...rest }) => ({ ...rest, place: placeWords(field) }))}
        label="In it now"
        shown={shown}
      />
    </div>
  )
}
