'use client'

import { memo, useMemo } from 'react'
import { isKeptOut, useRoom, useRoomState } from '#cms/collaboration/useRoom.ts'
import type { ReadinessResult } from '#plugins/readiness/readiness.types.ts'
import { useIsInTrash } from '../lifecycle/useLifecycle.ts'
import { focusBlock, focusField } from './focusField.ts'
import { type SavedLookups, useReadiness } from './useReadiness.ts'
import './readiness.css'

/**
 * Shows the checks before publishing during editing; 'Fix' goes to the place.
 * @param saved the lookups for the post as it is saved, until those for the form are there
 */
export function ReadinessPanel({ saved }: { saved?: SavedLookups }) {
  const { results, isSilent } = useReadiness(saved)
  const isInTrash = useIsInTrash()
  const isReadOnly = isKeptOut(useRoomState(useRoom()))
  const [open, passed] = useMemo(
    () => [(results ?? []).filter(({ isPassed }) => !isPassed), (results ?? []).filter(({ isPassed }) => isPassed)],
    [results],
  )
  // A document in the trash is not published.
  if (isInTrash) return null
  return (
    <section className="readiness" data-waiting={results ? undefined : ''} aria-labelledby="readiness-heading">
      <h2 id="readiness-heading">Readiness</h2>
      <p className="readiness__summary" aria-live="polite">
        {isSilent ? 'The back office does not answer. Trying again …' : results ? summaryOf(results) : 'Checking …'}
      </p>
      <Groups results={open} isReadOnly={isReadOnly} />
      {passed.length > 0 && (
        <details className="readiness__done">
          <summary>{passed.length} done</summary>
          <Groups results={passed} isReadOnly={isReadOnly} />
        </details>
      )}
    </section>
  )
}

// The panel renders again at each change of the form, its results are checked a pause later.
const Groups = memo(function Groups({ results, isReadOnly }: { results: ReadinessResult[]; isReadOnly: boolean }) {
  return groupsOf(results).map(([group, checks]) => (
    <div key={group} className="readiness__group">
      <h3>{group}</h3>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.name} {...check} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </div>
  ))
})

interface CheckRowProps extends ReadinessResult {
  // True while another person or tab holds the document: it has no Fix buttons then.
  isReadOnly: boolean
}

function CheckRow({ label, todo = label, kind, isPassed, field, blockId, fix, isReadOnly }: CheckRowProps) {
  const state = isPassed ? 'passed' : kind.toLowerCase()
  return (
    <li className={`readiness__check readiness__check--${state}`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {isPassed ? <path d="m3.5 8.5 3 3 6-7" /> : <path d="M8 3.5v5.5M8 11.6v.9" />}
      </svg>
      <span>
        {todo}
        <small>{isPassed ? `${kind}, done` : kind}</small>
      </span>
      {!isPassed && !isReadOnly && (
        <button
          type="button"
          onClick={() => (blockId === undefined ? focusField(field) : focusBlock(field, blockId, fix))}
          aria-label={`Fix: ${todo}`}
        >
          Fix
        </button>
      )}
    </li>
  )
}

const summaryOf = (results: ReadinessResult[]): string => {
  const count = (kind: ReadinessResult['kind']) =>
    results.filter((result) => result.kind === kind && !result.isPassed).length
  const [required, recommended] = [count('Required'), count('Recommended')]
  const hints = recommended > 0 ? `, ${recommended} recommended` : ''
  if (required > 0) return `${required} required ${required === 1 ? 'check fails' : 'checks fail'}${hints}`
  return recommended > 0 ? `Ready to publish; ${recommended} recommended` : 'Ready to publish'
}

const groupsOf = (results: ReadinessResult[]): [string, ReadinessResult[]][] => {
  const groups = new Map<string, ReadinessResult[]>()
  for (const result of results) groups.set(result.group, [...(groups.get(result.group) ?? []), result])
  return [...groups]
}
