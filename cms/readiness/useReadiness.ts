'use client'

import { useAllFormFields, useConfig, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
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

/** Milliseconds after the last change of a slug or a picture until the server is asked. */
const lookupDelay = 300

/** The checks of the form that is open, as it stands now; null until the server has said what only it knows. */
export const useReadiness = (): ReadinessResult[] | null => {
  const [fields] = useAllFormFields()
  const settled = useDeferredValue(fields)
  const post = useMemo(() => reduceFieldsToValues(settled, true), [settled])
  const mediaIds = useMemo(() => mediaIdsOf(post).join(','), [post])
  const slug = typeof post.slug === 'string' ? post.slug : ''
  const known = useLookups(useDebounce(slug, lookupDelay), useDebounce(mediaIds, lookupDelay))
  return useMemo(() => known && checkReadiness(factsOf(post, known), known.active), [post, known])
}

const useLookups = (slug: string, mediaIds: string): Known | null => {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const [known, setKnown] = useState<Known | null>(null)
  const url = `${config.routes.api}/posts/${id ?? 0}/readiness-lookups`
  useEffect(() => {
    const stop = new AbortController()
    const query = new URLSearchParams({ slug, media: mediaIds })
    fetch(`${url}?${query}`, { credentials: 'include', signal: stop.signal })
      .then(async (response) => answer.parse(await response.json()))
      .then(({ media, ...rest }) => setKnown({ ...rest, media: new Map(Object.entries(media)) }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(error)
      })
    return () => stop.abort()
  }, [url, slug, mediaIds])
  return known
}
