'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { callRest, sendRest } from '../../api/rest.ts'
import { notifyError } from '../../kit/notices.ts'
import { withKept, withoutKept } from './clipboardList.ts'

// Name of the user's own preference that holds the clipboard.
const preference = 'front-clipboard'

// A curator who has kept nothing yet has no such preference.
const stored = z
  .object({ value: z.object({ posts: z.array(z.string().regex(/^\d{1,9}$/)) }) })
  .transform(({ value }) => value.posts)
  .catch([])
const queryKey = [preference]

/**
 * Returns the stories on the curator's own clipboard, the newest first. It is a preference of the user, so that it is the
 * same in every window and on every day. A change is made to what is stored at that moment, not to what is shown here.
 */
export function useClipboard() {
  const { config } = useConfig()
  const url = `${config.routes.api}/payload-preferences/${preference}`
  const queries = useQueryClient()
  const read = () => callRest(url, stored)
  const { data = [], error } = useQuery({ queryKey, queryFn: read, refetchOnWindowFocus: 'always' })
  const change = useMutation({
    mutationFn: async (changed: (posts: readonly string[]) => string[]) => {
      const posts = changed(await read())
      await sendRest(url, { method: 'POST', json: { value: { posts } } })
      return posts
    },
    scope: { id: preference },
    onSuccess: (posts) => {
      queries.setQueryData(queryKey, posts)
      channel?.postMessage(posts)
    },
    onError: ({ message }) => notifyError('The clipboard was not changed', message),
  })
  useEffect(() => {
    const take = ({ data: posts }: MessageEvent<string[]>) => queries.setQueryData(queryKey, posts)
    channel?.addEventListener('message', take)
    return () => channel?.removeEventListener('message', take)
  }, [queries])
  return {
    posts: data,
    error,
    keep: (post: string) => change.mutateAsync((posts) => withKept(posts, post)),
    remove: (post: string) => change.mutateAsync((posts) => withoutKept(posts, post)),
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(preference)
