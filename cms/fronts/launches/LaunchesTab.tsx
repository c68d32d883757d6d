'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { Launch } from '#plugins/launches/launches.schema.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { lifecycleWordsOf } from '../../lifecycle/lifecycleWords.ts'
import { useLifecycleActions, useLifecycleState, useNoun } from '../../lifecycle/useLifecycle.ts'
import { LaunchPicture } from './LaunchPicture.tsx'
import { UnlaunchedRows } from './UnlaunchedRows.tsx'
import { useLaunches, useRestoredLaunch } from './useLaunches.ts'

const undoSlug = 'undo-launch'
const restoreSlug = 'restore-launch'

const ways: Record<Launch['action'], string> = {
  publish: 'Launched',
  part: 'Rows launched',
  revert: 'Undone',
  fire: 'Launched on schedule',
}

/**
 * Renders the changes that are not launched yet, and all launches: each can be looked at, compared, and restored as a
 * draft.
 */
export function LaunchesTab({ front }: { front: number }) {
  const timeZone = useTimeZone()
  const list = useLaunches(front)
  const launches = list.data?.pages.flatMap((page) => page.launches) ?? []
  const [shown, setShown] = useState<readonly number[]>([])
  const [compared, setCompared] = useState<readonly number[]>([])
  const [restored, setRestored] = useState<Launch | null>(null)
  const restore = useRestoredLaunch(front)
  const { openModal, closeModal, isModalOpen } = useModal()
  const compare = (id: number) =>
    setCompared((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2)))
  return (
    <>
      <UnlaunchedRows front={front} />
      <section className="front-panel__part" aria-label="Launches">
        <div className="front-panel__line">
          <h2>Launches</h2>
          <UndoButton />
        </div>
        {list.error && <p role="alert">{list.error.message}</p>}
        {list.isPending && <p role="status">Loading…</p>}
        {list.isSuccess && launches.length === 0 && <p>The home page has not been launched yet.</p>}
        <ol className="front-panel__list" aria-label="Launches">
          {launches.map((launch, index) => (
            <li key={launch.id} className="launch">
              <p className="launch__head">
                <strong>{formatMoment(new Date(launch.launchedAt), timeZone)}</strong>
                {index === 0 && <span className="launch__live">Live</span>}
              </p>
              <p>
                {ways[launch.action]}
                {launch.byName && ` by ${launch.byName}`}
              </p>
              <Changes changes={launch.changes} />
              <div className="launch__tools">
                <button type="button" className="front-panel__button" onClick={() => setShown([launch.id])}>
                  Show
                </button>
                <button
                  type="button"
                  className="front-panel__button"
                  aria-pressed={compared.includes(launch.id)}
                  onClick={() => compare(launch.id)}
                >
                  Compare
                </button>
                {launch.isRestorable && index > 0 && (
                  <button
                    type="button"
                    className="front-panel__button"
                    onClick={() => {
                      setRestored(launch)
                      openModal(restoreSlug)
                    }}
                  >
                    Restore as draft
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
        {list.hasNextPage && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void list.fetchNextPage()}>
            Earlier launches
          </Button>
        )}
        {compared.length > 0 && (
          <div className="front-panel__compare" role="status">
            {compared.length === 1 ? (
              <span>Choose another launch to compare with.</span>
            ) : (
              <Button size="medium" margin={false} onClick={() => setShown(compared.toSorted((one, two) => one - two))}>
                Compare the two
              </Button>
            )}
          </div>
        )}
      </section>
      {shown.length > 0 && <LaunchPicture ids={shown} onClose={() => setShown([])} />}
      {restored && isModalOpen(restoreSlug) && (
        <QuestionDialog
          slug={restoreSlug}
          title="Restore this launch as a draft?"
          confirm={{ label: 'Restore', busyLabel: 'Restoring...' }}
          isBusy={restore.isPending}
          isIncomplete={false}
          onConfirm={() => restore.mutate(restored.version, { onSettled: () => closeModal(restoreSlug) })}
        >
          <p>
            The draft becomes the page of {formatMoment(new Date(restored.launchedAt), timeZone)}. What is in the draft
            now is kept as a version. Readers keep what they have until you launch.
          </p>
        </QuestionDialog>
      )}
    </>
  )
}

// How many changes are shown before the others are folded.
const shownChanges = 3

function Changes({ changes }: Pick<Launch, 'changes'>) {
  if (changes === null) return null
  if (changes.length === 0) return <p className="launch__none">The same page as before</p>
  const [first, rest] = [changes.slice(0, shownChanges), changes.slice(shownChanges)]
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
  return (
    <div className="launch__changes">
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}

// Undoes the last launch after a question: readers get the one before it.
function UndoButton() {
  const noun = useNoun()
  const words = lifecycleWordsOf('fronts')
  const state = useLifecycleState()
  const { act, pending } = useLifecycleActions(noun)
  const { openModal, closeModal, isModalOpen } = useModal()
  if (!state?.actions.includes('revert')) return null
  return (
    <>
      <button type="button" className="front-panel__button" onClick={() => openModal(undoSlug)}>
        {words.revert.label}
      </button>
      {isModalOpen(undoSlug) && (
        <QuestionDialog
          slug={undoSlug}
          title="Undo the last launch?"
          confirm={{ label: 'Undo', busyLabel: 'Undoing...' }}
          isBusy={pending === 'revert'}
          isIncomplete={false}
          onConfirm={() =>
            void act({ action: 'revert', input: {} }, words.revert.done(noun)).then(() => closeModal(undoSlug))
          }
        >
          <p>Readers get the page of the launch before at once. What was launched is kept as the draft.</p>
        </QuestionDialog>
      )}
    </>
  )
}
