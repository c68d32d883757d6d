'use client'

import { useAllFormFields, useConfig, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo, useRef } from 'react'
import { z } from 'zod'
import { readinessChecks } from '#collections/settings/readinessChecks.ts'
import { checkReadiness } from '#plugins/readiness/readiness.checks.ts'
import { factsOf, type Lookups, mediaIdsOf } from '#plugins/readiness/readiness.facts.ts'
import type { ActiveChecks, ReadinessResult } from '#plugins/readiness/readiness.types.ts'

const answer = z.object({
  isSlugAvailable: z.boolean(),
  active: z.partialRecord(z.enum(readinessChecks.map(({ name }) => name)), z.boolean().nullable()),
  media: z.record(z.string(), z.object({ alt: z.string(), caption: z.string(), isCropSet: z.boolean() })),
})

type Known = Lookups & { active: ActiveChecks }

/** Milliseconds after the last change of a slug or a picture until the lookups are requested. */
const lookupDelay = 300

/** Milliseconds until a failed request is repeated. */
const retryDelay = 3_000

interface Readiness {
  /** The checks of the open form in its current state; null until the server has answered the lookups. */
  results: ReadinessResult[] | null
  /** Whether the last request was not answered; it is repeated. */
  isSilent: boolean
}

export const useReadiness = (): Readiness => {
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const post = useMemo(() => reduceFieldsToValues(settled, true), [settled])
  const mediaIds = useMemo(() => mediaIdsOf(post).join(','), [post])
  const slug = typeof post.slug === 'string' ? post.slug : ''
  const { known, isSilent } = useLookups(useDebounce(slug, lookupDelay), useDebounce(mediaIds, lookupDelay))
  const results = useMemo(() => known && checkReadiness(factsOf(post, known), known.active), [post, known])
  return { results, isSilent }
}

const useLookups = (slug: string, mediaIds: string): { known: Known | null; isSilent: boolean } => {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const url = `${config.routes.api}/posts/${id ?? 0}/readiness-lookups?${new URLSearchParams({ slug, media: mediaIds })}`
  const { data, isError } = useQuery({
    queryKey: ['readiness-lookups', url],
    queryFn: ({ signal }) => fetchLookups(url, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryDelay : false),
  })
  // What was known is better than nothing while the server is away.
  const last = useRef<Known | null>(null)
  last.current = data ?? last.current
  return { known: last.current, isSilent: isError }
}

/** @throws Error when the back office does not answer */
const fetchLookups = async (url: string, signal: AbortSignal): Promise<Known> => {
  const response = await fetch(url, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The checks were answered with ${response.status}`)
  const { media, ...rest } = answer.parse(await response.json())
  return { ...rest, media: new Map(Object.entries(media)) }
}
