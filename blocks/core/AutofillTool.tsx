'use client'
import { useId, useState } from 'react'
import { ToolButton, ToolSelect, ToolToggle } from './BlockTools.tsx'
import { anyPosts, type CollectionQuery, collectionQuery, publishDates } from './collectionQuery.schema.ts'
import type { EditorServices } from './editor.types.ts'

const dateLabels = {
  Anytime: 'Anytime',
  Today: 'Today',
  Yesterday: 'Yesterday',
  PastSevenDays: 'Past 7 Days',
  PastThirtyDays: 'Past 30 Days',
  PastYear: 'Past Year',
  Custom: 'Custom',
} as const satisfies Record<(typeof publishDates)[number], string>

const dateOptions = publishDates.map((value) => ({ value, label: dateLabels[value] }))

const typeLabels = { article: 'Article', opinion: 'Opinion', sponsored: 'Sponsored', episode: 'Episode' } as const
const types = Object.entries(typeLabels) as [keyof typeof typeLabels, string][]

const lists = [
  { name: 'tags', label: 'Add Tags' },
  { name: 'sections', label: 'Add Sections' },
  { name: 'authors', label: 'Add Authors' },
] as const

interface ChosenListProps {
  name: (typeof lists)[number]['name']
  label: string
  ids: string[]
  services: EditorServices
  onChange(ids: string[]): void
}

function ChosenList({ name, label, ids, services, onChange }: ChosenListProps) {
  const add = async () => {
    const chosen = await services.pickDocument(name)
    if (chosen && !ids.includes(chosen.id)) onChange([...ids, chosen.id])
  }
  return (
    <div className="autofill-list">
      <ToolButton label={label} onClick={() => void add()} />
      {ids.map((id) => {
        const title = services.findDocument(name, id)?.title ?? '…'
        return (
          <ToolButton key={id} label={`Remove ${title}`} onClick={() => onChange(ids.filter((other) => other !== id))}>
            {title} ×
          </ToolButton>
        )
      })}
    </div>
  )
}

interface Props {
  query: CollectionQuery
  services: EditorServices
  onApply(query: CollectionQuery): void
}

/** 'Autofill': which posts fill the places that nobody pinned anything to (block-editor 2.7 and 3.8). */
export function AutofillTool({ query, services, onApply }: Props) {
  const [draft, setDraft] = useState<CollectionQuery | null>(null)
  const id = useId()
  const change = (part: Partial<CollectionQuery>) => setDraft((before) => before && { ...before, ...part })
  return (
    <span className="block-tool-link">
      <ToolButton label="Autofill" isPressed={draft !== null} onClick={() => setDraft(draft ? null : queryOf(query))} />
      {draft && (
        <div className="block-tool-popover autofill" role="dialog" aria-labelledby={id}>
          <h4 id={id}>Set Autofill Filters</h4>
          {lists.map(({ name, label }) => (
            <ChosenList
              key={name}
              name={name}
              label={label}
              ids={draft[name]}
              services={services}
              onChange={(ids) => change({ [name]: ids })}
            />
          ))}
          <ToolSelect
            label="Publish Date"
            value={draft.publishDate.type}
            options={dateOptions}
            onChange={(type) => change({ publishDate: { type } })}
          />
          {draft.publishDate.type === 'Custom' && (
            <CustomDates
              value={draft.publishDate.value}
              onChange={(value) => change({ publishDate: { type: 'Custom', value } })}
            />
          )}
          <fieldset className="autofill-list">
            <legend>Template Type</legend>
            <ToolToggle label="All" value={draft.types.length === 0} onChange={() => change({ types: [] })} />
            {types.map(([type, label]) => (
              <ToolToggle
                key={type}
                label={label}
                value={draft.types.includes(type)}
                onChange={(isOn) =>
                  change({ types: isOn ? [...draft.types, type] : draft.types.filter((other) => other !== type) })
                }
              />
            ))}
          </fieldset>
          <ToolToggle
            label="Deduplication"
            value={draft.deduplicate}
            onChange={(deduplicate) => change({ deduplicate })}
          />
          <ToolToggle
            label="Apply Most Popular Posts"
            value={draft.mostPopular}
            onChange={(mostPopular) => change({ mostPopular })}
          />
          <div className="autofill-actions">
            <ToolButton label="Cancel" onClick={() => setDraft(null)} />
            <ToolButton label="Clear Filters" onClick={() => setDraft(anyPosts)} />
            <ToolButton
              label="Apply Filters To Section"
              onClick={() => {
                onApply(draft)
                setDraft(null)
              }}
            />
          </div>
        </div>
      )}
    </span>
  )
}

/** A block's query without its other settings. */
function queryOf(props: CollectionQuery): CollectionQuery {
  const own = Object.keys(collectionQuery)
  return { ...anyPosts, ...Object.fromEntries(Object.entries(props).filter(([name]) => own.includes(name))) }
}

interface CustomDatesProps {
  value: CollectionQuery['publishDate']['value']
  onChange(value: NonNullable<CollectionQuery['publishDate']['value']>): void
}

function CustomDates({ value, onChange }: CustomDatesProps) {
  const today = new Date().toISOString().slice(0, 10)
  const { from, to } = value ?? { from: today, to: today }
  return (
    <div className="autofill-list">
      <input
        type="date"
        aria-label="From"
        max={to}
        value={from}
        onChange={(event) => onChange({ from: event.target.value, to })}
      />
      <input
        type="date"
        aria-label="To"
        min={from}
        max={today}
        value={to}
        onChange={(event) => onChange({ from, to: event.target.value })}
      />
    </div>
  )
}
