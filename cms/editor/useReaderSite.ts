'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

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
 * What of the readers' site shows in blocks, as the settings have it: the short key of the publication and the time zone
 * of its days; null until they have answered. Its accents are given to the styles of this page.
 */
export function useReaderSite() {
  const { api } = useConfig().config.routes
  const { data } = useQuery({
    queryKey: ['settings.readerSite'],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${api}/globals/settings?depth=0`, { credentials: 'include', signal })
      return answer.parse(await response.json())
    },
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
