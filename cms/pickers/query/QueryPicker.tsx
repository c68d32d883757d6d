'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { anyPosts } from '#blocks/core/collectionQuery.schema.ts'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { QueryPanel } from './QueryPanel.tsx'

/** 'Set Autofill Filters': which posts fill places by themselves (docs/spec/editor.md#autofill-filters). */
export function QueryPicker({ options, onAnswer }: PickerProps<CollectionQuery, CollectionQuery>) {
  const [query, setQuery] = useState(options)
  const apply = () => onAnswer(query)
  return (
    <PickerDialog
      title="Set Autofill Filters"
      onCancel={() => onAnswer(null)}
      onConfirm={apply}
      footer={
        <div className="picker__footer">
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setQuery(anyPosts)}>
            Clear Filters
          </Button>
          <span className="picker__select">
            <Button size="medium" margin={false} onClick={apply}>
              Apply Filters To Section
            </Button>
          </span>
        </div>
      }
    >
      <div className="query-panel">
        <QueryPanel query={query} onChange={(change) => setQuery((before) => ({ ...before, ...change }))} />
      </div>
    </PickerDialog>
  )
}
