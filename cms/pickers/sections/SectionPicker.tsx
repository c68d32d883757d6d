'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { defaultPageSize } from '#collections/posts-list/listState.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { CheckboxGroup } from '../../kit/CheckboxGroup.tsx'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import { PickerFooter } from '../../kit/picker/PickerFooter.tsx'
import { SortSelect } from '../../kit/picker/SortSelect.tsx'
import { sortedBy } from '../../kit/picker/sortedBy.ts'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { usePickerPage } from '../../kit/picker/usePickerPage.ts'
import { usePickerSelection } from '../../kit/picker/usePickerSelection.ts'
import { TextFilter } from '../../kit/TextFilter.tsx'
import { PickerBrowser } from '../PickerBrowser.tsx'
import { SectionTable } from './SectionTable.tsx'
import {
  areAllTypesAllowed,
  initialSections,
  noSectionFilters,
  type SectionFilters,
  type SectionPickerOptions,
  sectionKinds,
  sectionQuestion,
} from './sectionPicker.state.ts'

// Options of the sort dropdown (docs/spec/editor.md#section-picker).
const sortKeys = [
  { key: 'name', label: 'Section Title' },
  { key: 'type', label: 'Type' },
  { key: 'publishStatus', label: 'Status' },
] as const

/** Sections, or shows alone (docs/spec/editor.md#section-picker); answers with ids. */
export function SectionPicker({ options, onAnswer }: PickerProps<SectionPickerOptions, string[]>) {
  const rpc = useRpc()
  const { routes } = useConfig().config
  const mayCreate = useAuth().permissions?.collections?.sections?.create === true
  const [state, setState] = useState(initialSections)
  const selection = usePickerSelection(options.limits, options.chosen)
  const found = usePickerPage({
    name: 'sections.search',
    input: sectionQuestion(state, options),
    ask: (question, signal) => rpc.sections.search.query(question, { signal }),
    initialIds: options.chosen,
    askByIds: (ids, signal) => rpc.sections.getSectionsByIds.query({ ids }, { signal }),
  })
  const isOneKind = options.allowedTypes.length === 1
  const select = () => onAnswer([...selection.chosen])
  const filter = (change: Partial<SectionFilters>) => setState((before) => ({ ...before, ...change, page: 1 }))

  return (
    <PickerDialog
      title={options.title}
      startNew={mayCreate ? `${routes.admin}/collections/sections/create` : null}
      onCancel={() => onAnswer(null)}
      onConfirm={selection.isEnough ? select : null}
      footer={<PickerFooter selection={selection} singular="Section" plural="Sections" onSelect={select} />}
    >
      <PickerBrowser
        keyword={state.keyword}
        onSearch={(keyword) => filter({ keyword })}
        filters={[
          {
            key: 'types',
            part: (
              <CheckboxGroup
                legend="Type"
                options={sectionKinds.filter(({ value }) => options.allowedTypes.includes(value))}
                // Where there is but one kind, it is not a question.
                chosen={isOneKind ? options.allowedTypes : state.types}
                isAllOffered={areAllTypesAllowed(options)}
                isOneKept={isOneKind}
                onChange={(types) => filter({ types })}
              />
            ),
          },
          { key: 'slug', part: <TextFilter label="Slug" value={state.slug} onChange={(slug) => filter({ slug })} /> },
        ]}
        onClearFilters={() => filter({ ...noSectionFilters, keyword: state.keyword })}
        tools={<SortSelect keys={sortKeys} sort={state.sort} onChange={(sort) => setState({ ...state, sort })} />}
        page={state.page}
        pageSize={defaultPageSize}
        onPage={(page) => setState({ ...state, page })}
        found={found}
      >
        {(items) => (
          <SectionTable
            items={items}
            sort={state.sort}
            onSort={(key) => setState({ ...state, sort: sortedBy(state.sort, key) })}
            selection={selection}
            nameOf={({ name }) => name || 'untitled'}
            onEnter={(id) => (options.limits.isMultiple ? selection.toggle(id) : onAnswer([id]))}
          />
        )}
      </PickerBrowser>
    </PickerDialog>
  )
}
