'use client'

import { NamePicker, type NameSearchRules, pickerSearch } from './NamePicker.tsx'
import { useResolvedNames } from './useNameSearch.ts'
import { type NameKind, useNameSources } from './useNameSources.ts'

export interface IdsPickerProps {
  ids: readonly string[]
  onChange(ids: string[]): void
  label?: string
  rules?: NameSearchRules
  isDisabled?: boolean
  /** Creates one of this name; not offered where it is left out. */
  onCreate?(name: string): void
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** Tags by their names (docs/spec/editor.md#tag-picker). */
export function TagPicker({ label = 'Tags', ...props }: IdsPickerProps) {
  return <IdsPicker kind="tags" label={label} placeholder="Search Tags" {...props} />
}

/** Documents by their names, kept by their ids. */
export function IdsPicker({
  kind,
  ids,
  onChange,
  rules = pickerSearch,
  onCreate,
  ...field
}: IdsPickerProps & { kind: NameKind; label: string; placeholder: string }) {
  const source = useNameSources()[kind]
  const { chosen, meet } = useResolvedNames(source, ids)
  return (
    <NamePicker
      {...field}
      source={source}
      rules={rules}
      chosen={chosen}
      onToggle={(item) => {
        meet([item])
        onChange(ids.includes(item.id) ? without(ids, item.id) : [...ids, item.id])
      }}
      extraOption={(text, found) => {
        const name = text.trim()
        const isThere = found.some((item) => item.name.toLowerCase() === name.toLowerCase())
        return onCreate && !isThere ? { label: `Create "${name}"`, choose: () => onCreate(name) } : null
      }}
    />
  )
}
