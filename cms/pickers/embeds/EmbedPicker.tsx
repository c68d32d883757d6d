'use client'

import { formatInTimeZone } from 'date-fns-tz'
import { useState } from 'react'
import { defaultPageSize } from '#collections/posts-list/listState.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { PublishDateFilter } from '../../kit/PublishDateFilter.tsx'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import { PickerFooter } from '../../kit/picker/PickerFooter.tsx'
import { PickerGrid } from '../../kit/picker/PickerGrid.tsx'
import { exactlyOne } from '../../kit/picker/selection.ts'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { usePickerPage } from '../../kit/picker/usePickerPage.ts'
import { usePickerSelection } from '../../kit/picker/usePickerSelection.ts'
import { PickerBrowser } from '../PickerBrowser.tsx'
import { AddressField } from './AddressField.tsx'
import { type EmbedKindName, embedKinds } from './embedKinds.ts'
import { type EmbedCard, type EmbedInput, useEmbedSource } from './useEmbedSource.ts'

export interface EmbedPickerOptions {
  kind: EmbedKindName
  /** Id of what is chosen now. */
  current: string | null
}

const anything: EmbedInput = { query: '', dates: { type: 'Anytime' }, page: 1 }

const titleOf = ({ title }: EmbedCard): string => title || 'Untitled Document'

/**
 * Charts or documents of the publication's account (docs/spec/editor.md#chart-and-document-pickers); answers with an
 * id.
 */
export function EmbedPicker({ options: { kind, current }, onAnswer }: PickerProps<EmbedPickerOptions, string>) {
  const { title, singular, plural, dateLegend, emptyText } = embedKinds[kind]
  const [input, setInput] = useState(anything)
  const [initialIds] = useState(current ? [current] : [])
  const selection = usePickerSelection(exactlyOne, initialIds)
  const timeZone = useTimeZone()
  const { name, search, byIds } = useEmbedSource(kind)
  const found = usePickerPage({ name, input, ask: search, initialIds, askByIds: byIds })
  const filter = (change: Partial<EmbedInput>) => setInput((before) => ({ ...before, ...change, page: 1 }))
  const select = () => onAnswer(selection.chosen[0] ?? null)
  return (
    <PickerDialog
      title={title}
      onCancel={() => onAnswer(null)}
      onConfirm={selection.isEnough ? select : null}
      footer={<PickerFooter selection={selection} singular={singular} plural={plural} onSelect={select} />}
    >
      <PickerBrowser
        keyword={input.query}
        onSearch={(query) => filter({ query })}
        filters={[
          {
            key: 'dates',
            part: (
              <PublishDateFilter
                legend={dateLegend}
                dayForm="LLL dd, y"
                between=" - "
                publishDate={input.dates}
                timeZone={timeZone}
                onChange={(dates) => filter({ dates })}
              />
            ),
          },
          { key: 'address', part: <AddressField kind={kind} onFound={onAnswer} /> },
        ]}
        onClearFilters={() => filter({ dates: anything.dates })}
        tools={null}
        page={input.page}
        pageSize={defaultPageSize}
        onPage={(page) => setInput({ ...input, page })}
        found={found}
        emptyText={emptyText}
      >
        {(items, hasFilters) => (
          <PickerGrid
            items={items}
            hasFilters={hasFilters}
            selection={selection}
            nameOf={titleOf}
            onEnter={onAnswer}
            picture={(item) => (
              // As readers see it, without our own scripts and without the keyboard.
              <iframe
                src={item.publicUrl}
                title={titleOf(item)}
                loading="lazy"
                sandbox="allow-scripts"
                tabIndex={-1}
                inert
              />
            )}
            card={(item) => (
              <>
                <p className="posts-list__title">{titleOf(item)}</p>
                <p className="posts-list-card__dates">
                  Modified: {formatInTimeZone(item.modifiedAt, timeZone, 'MMM dd, yyyy • hh:mmaaa')}
                </p>
              </>
            )}
          />
        )}
      </PickerBrowser>
    </PickerDialog>
  )
}
