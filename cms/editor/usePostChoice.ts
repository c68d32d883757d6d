'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { LibraryPost, PickPostOptions } from '#blocks/core/editor.types.ts'
import type { DocumentSource } from '../api/documents.ts'
import { usePicker } from '../kit/picker/usePicker.tsx'
import { postPickerOf } from '../pickers/posts/blockPosts.ts'
import { PostPicker } from '../pickers/posts/PostPicker.tsx'
import { fetchChosen } from './fetchChosen.ts'

export function usePostChoice(source: DocumentSource<LibraryPost>) {
  const { api } = useConfig().config.routes
  const { pick, dialog } = usePicker(PostPicker)
  const pickPost = useCallback(
    async (options: PickPostOptions) => fetchChosen(api, source, await pick(postPickerOf(options))),
    [api, pick, source],
  )
  return { pickPost, dialog }
}
