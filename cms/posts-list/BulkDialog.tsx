'use client'

import { Button, Modal, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { nameOf } from '../kit/ItemParts.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import type { KnownUses } from '../lifecycle/lifecycleCalls.ts'
import {
  emptyUnpublishAction,
  UnpublishActionChoice,
  type UnpublishActionDraft,
  unpublishActionOf,
} from '../lifecycle/UnpublishActionChoice.tsx'
import type { BulkAction, BulkCall, BulkResult, DoAction } from './bulkActions.ts'
import { bulkTexts, isApplicable, runBulk } from './bulkActions.ts'

export const bulkDialogSlug = 'posts-list-bulk'

/** Says what an action will do, does it to one item after the other, and shows the result of each. */
export function BulkDialog({
  slug = bulkDialogSlug,
  model,
  action,
  items,
  doAction,
  onDone,
}: {
  /** Slug of its modal, where several such dialogs are on one screen. */
  slug?: string
  model: Pick<ListModel, 'singular' | 'plural'>
  action: BulkAction
  items: readonly ListItem[]
  doAction: DoAction
  onDone: (items: ListItem[]) => void
}) {
  const { closeModal } = useModal()
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [draft, setDraft] = useState(emptyUnpublishAction)
  const call = callOf(action, draft)
  const texts = bulkTexts[action]
  const fitting = items.filter(({ publishStatus }) => isApplicable(action, publishStatus)).length
  const used = results?.flatMap((result) => (result.outcome === 'failed' && result.isUsed ? [result.item] : [])) ?? []
  const run = async (chosen: readonly ListItem[], known?: KnownUses) => {
    if (!call) return
    setIsRunning(true)
    const finished = await runBulk(action, chosen, (id) => doAction(call, id, known), setResults)
    setIsRunning(false)
    onDone(finished.flatMap(({ item, outcome }) => (outcome === 'done' ? [item] : [])))
  }
  return (
    <Modal slug={slug} className="confirmation-modal posts-list-bulk" closeOnBlur={false}>
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>
            {texts.label}: {countText(model, fitting)}
          </h1>
          {results ? (
            <p role="status">{isRunning ? texts.doing : summaryOf(results)}</p>
          ) : (
            <p>
              {texts.warning}
              {fitting < items.length && ` ${left(items.length - fitting)}`}
            </p>
          )}
          {action === 'unpublish' && !results && (
            <UnpublishActionChoice
              name={slug}
              question="What will their addresses answer?"
              draft={draft}
              onChange={setDraft}
            />
          )}
          {results && <Results action={action} results={results} />}
        </div>
        <div className="confirmation-modal__controls">
          {results ? (
            <>
              {used.length > 0 && !isRunning && (
                <Button buttonStyle="secondary" size="large" onClick={() => run(used, { isUsed: true })}>
                  {texts.label} all the same
                </Button>
              )}
              <Button
                size="large"
                disabled={isRunning}
                extraButtonProps={keepFocusWhenDisabled}
                onClick={() => closeModal(slug)}
              >
                {isRunning ? texts.doing : 'Close'}
              </Button>
            </>
          ) : (
            <>
              <Button buttonStyle="secondary" size="large" onClick={() => closeModal(slug)}>
                Cancel
              </Button>
              <Button size="large" disabled={call === null} onClick={() => run(items)}>
                {texts.label}
              </Button>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

// Null while something is missing.
const callOf = (action: BulkAction, draft: UnpublishActionDraft): BulkCall | null => {
  if (action !== 'unpublish') return { action }
  const unpublishAction = unpublishActionOf(draft)
  return unpublishAction && { action, unpublishAction }
}

function Results({ action, results }: { action: BulkAction; results: readonly BulkResult[] }) {
  return (
    <ul className="posts-list-bulk__results">
      {results.map((result) => (
        <li key={result.item.id} data-outcome={result.outcome}>
          <span>{nameOf(result.item)}</span>
          <span>{outcomeText(action, result)}</span>
        </li>
      ))}
    </ul>
  )
}

const outcomeText = (action: BulkAction, result: BulkResult): string => {
  switch (result.outcome) {
    case 'waiting':
      return 'Waiting'
    case 'skipped':
      return 'Left as it is'
    case 'done':
      return bulkTexts[action].done
    case 'failed':
      return result.message
  }
}

const summaryOf = (results: readonly BulkResult[]): string => {
  const count = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  const [done, failed] = [count('done'), count('failed')]
  return failed > 0 ? `${done} done, ${failed} refused.` : `${done} done.`
}

const countText = ({ singular, plural }: Pick<ListModel, 'singular' | 'plural'>, count: number): string =>
  `${count.toLocaleString('en-US')} ${(count === 1 ? singular : plural).toLowerCase()}`

const left = (count: number): string =>
  count === 1 ? 'One of the selected stays as it is.' : `${count} of the selected stay as they are.`
