'use client'

import { NamePicker, type NameSearchRules, pickerSearch } from './NamePicker.tsx'
import { useResolvedNames } from './useNameSearch.ts'
import { useNameSources } from './useNameSources.ts'

interface IdsPickerProps {
  ids: readonly string[]
  onChange(ids: string[]): void
  label?: string
  rules?: NameSearchRules
  isDisabled?: boolean
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** Tags by their names (block-editor 2.5). */
export function TagPicker({ label = 'Tags', ...props }: IdsPickerProps) {
  return <IdsPicker kind="tags" label={label} placeholder="Search Tags" {...props} />
}

/** Documents by their names, kept by their ids. */
export function IdsPicker({
  kind,
  ids,
  onChange,
  rules = pickerSearch,
  ...field
}: IdsPickerProps & { kind: 'tags' | 'authors' | 'sections'; label: string; placeholder: string }) {
  const source = useNameSources()[kind]
  const chosen = useResolvedNames(source, ids)
  return (
    <NamePicker
      {...field}
      source={source}
      rules={rules}
      chosen={chosen}
      onToggle={({ id }) => onChange(ids.includes(id) ? without(ids, id) : [...ids, id])}
    />
  )
}
