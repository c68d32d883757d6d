'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { callRest } from './rest.ts'

const colour = z.string().nullish()
const answer = z.object({
  brand: z.string(),
  language: z.string().nullish(),
  timeZone: z
    .string()
    .nullish()
    .transform((name) => name || defaultTimeZone),
  accent: z.object({ light: colour, dark: colour }).nullish(),
})

/**
 * Returns the settings of the reader site that blocks show: the short key of the publication and its time zone; null
 * until they are fetched. Sets its accent colors as styles of this page.
 */
export function useReaderSite() {
  const { api } = useConfig().config.routes
  const { data } = useQuery({
    queryKey: ['settings.readerSite'],
    queryFn: ({ signal }) => callRest(`${api}/globals/settings?depth=0`, answer, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { light, dark } = data?.accent ?? {}
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--reader-accent-light', light ?? null)
    style.setProperty('--reader-accent-dark', dark ?? null)
  }, [light, dark])
  return data ?? null
}
