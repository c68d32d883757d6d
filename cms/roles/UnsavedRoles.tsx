'use client'

import { Button } from '@payloadcms/ui'
import { countText } from '../desk/desk.words.ts'
import { changeSentence, peopleWords, type UnsavedRole } from './roleMatrix.state.ts'

interface Props {
  unsaved: readonly UnsavedRole[]
  isBusy: boolean
  onUndo: () => void
  onSave: () => void
}

/** Says what will change for whom, before it is saved. */
export function UnsavedRoles({ unsaved, isBusy, onUndo, onSave }: Props) {
  const count = unsaved.reduce((sum, { given, taken }) => sum + given.length + taken.length, 0)
  return (
    <section className="role-matrix__unsaved" aria-label="Changes that are not saved">
      <p role="status">
        <strong>{`${countText(count, 'change')} in ${countText(unsaved.length, 'role')}, not saved`}</strong>
      </p>
      <ul>
        {unsaved.map(({ role, given, taken }) => (
          <li key={role.id}>
            <b>{role.name}</b>
            {role.people !== null && `, ${peopleWords(role.people)}`}: {changeSentence({ given, taken })}
          </li>
        ))}
      </ul>
      <div className="desk__actions">
        <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={onUndo}>
          Undo all
        </Button>
        <Button size="medium" margin={false} disabled={isBusy} onClick={onSave}>
          {isBusy ? 'Saving…' : 'Save changes'}
        </Button>
      </div>
    </section>
  )
}
