'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useId } from 'react'
import { type ConversationFilters as Filters, outcomes } from '#plugins/assistant/newsroom/desk.schema.ts'
import { DayField } from '../clock/DayField.tsx'
import { useTypedText } from '../kit/useTypedText.ts'
import { outcomeLabels } from './assistants.words.ts'
import { filtersIn, hasFilters, withFilter } from './conversationFilters.ts'

/** Renders the filters of conversations. They stand in the address, which can be kept and sent. */
export function ConversationFilters() {
  const parameters = useSearchParams()
  const filters = filtersIn(parameters)
  const id = useId()
  const change = (name: keyof Filters, value: string) => {
    window.history.replaceState(null, '', `?${withFilter(parameters, name, value)}`)
  }
  const { text, type, searchNow } = useTypedText(filters.text, (typed) => change('text', typed))
  return (
    <search className="desk__filters" aria-label="Filters">
      <label htmlFor={`${id}-text`}>
        Words
        <input
          id={`${id}-text`}
          type="text"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') searchNow()
          }}
        />
      </label>
      <label htmlFor={`${id}-outcome`}>
        Answer
        <select
          id={`${id}-outcome`}
          value={filters.outcome ?? ''}
          onChange={({ target }) => change('outcome', target.value)}
        >
          <option value="">Any</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeLabels[outcome]}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-rating`}>
        Rating
        <select
          id={`${id}-rating`}
          value={filters.rating ?? ''}
          onChange={({ target }) => change('rating', target.value)}
        >
          <option value="">Any</option>
          <option value="helpful">Helpful</option>
          <option value="unhelpful">Not helpful</option>
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={name === 'from' ? 'From' : 'Until'}
          day={filters[name] ?? ''}
          onChange={(day) => change(name, day)}
        />
      ))}
      {hasFilters(filters) && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => window.history.replaceState(null, '', '?')}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
