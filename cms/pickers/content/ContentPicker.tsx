'use client'

import { exactlyOne } from '../../kit/picker/selection.ts'
import { usePicker } from '../../kit/picker/usePicker.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { NamePicker, pickerSearch } from '../names/NamePicker.tsx'
import type { Named } from '../names/names.types.ts'
import { useResolvedNames } from '../names/useNameSearch.ts'
import { PostPicker } from '../posts/PostPicker.tsx'
import { seenByReaders } from '../posts/postPicker.state.ts'
import { type ContentKind, contentKinds } from './contentKinds.ts'
import { useContentSource } from './useContentSource.ts'

/** Picks one public document by its name; posts can be browsed as well. */
export function ContentPicker({
  kind,
  id,
  excluded = null,
  isDisabled = false,
  onChange,
}: {
  kind: ContentKind
  id: string | null
  /** Id that is never found: the document itself. */
  excluded?: string | null
  isDisabled?: boolean
  onChange(content: Named | null): void
}) {
  const source = useContentSource(kind, excluded)
  const { chosen, meet } = useResolvedNames(source, id === null ? [] : [id])
  const { pick, dialog } = usePicker(PostPicker)
  const { label, placeholder } = contentKinds[kind]
  const browse = async () => {
    const posts = await pick({
      title: 'Posts',
      limits: exactlyOne,
      chosen: id === null ? [] : [id],
      canStart: false,
      allowedStatuses: seenByReaders,
      defaultStatuses: [],
      postTypes: [],
      allowedSections: null,
    })
    const [post] = posts?.filter((one) => one !== excluded) ?? []
    if (post !== undefined) onChange({ id: post, name: '' })
  }
  return (
    <div className="content-picker">
      <NamePicker
        label={label}
        placeholder={placeholder}
        source={source}
        rules={pickerSearch}
        chosen={chosen}
        isDisabled={isDisabled}
        onToggle={(item) => {
          meet([item])
          onChange(item.id === id ? null : item)
        }}
      />
      {kind === 'post' && (
        <SmallButton disabled={isDisabled} onClick={() => void browse()}>
          Browse posts
        </SmallButton>
      )}
      {dialog}
    </div>
  )
}
