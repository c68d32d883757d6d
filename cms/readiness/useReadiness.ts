'use client'

import { useAllFormFields, useConfig, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo, useRef } from 'react'
import { z } from 'zod'
import { readinessChecks } from '#collections/settings/readinessChecks.ts'
import { checkIssue, issueFactsOf } from '#plugins/readiness/issue.checks.ts'
import { checkReadiness } from '#plugins/readiness/readiness.checks.ts'
import type { ReadinessResult } from '#plugins/readiness/readiness.types.ts'
import { factsOf, mediaIdsOf } from '#plugins/readiness/readinessFacts.ts'
import { callRest } from '../api/rest.ts'
import { stateOfIssue } from '../newsletters/stateOfIssue.ts'

const media = z
  .record(z.string(), z.object({ alt: z.string(), caption: z.string(), isCropSet: z.boolean() }))
  .transform((files) => new Map(Object.entries(files)))

const ofPost = z.object({
  kind: z.literal('posts').default('posts'),
  isSlugAvailable: z.boolean(),
  active: z.partialRecord(z.enum(readinessChecks.map(({ name }) => name)), z.boolean().nullable()),
  media,
})

const ofIssue = z.object({
  kind: z.literal('newsletters').default('newsletters'),
  media,
  mail: z
    .object({
      bytes: z.number(),
      leftOut: z.array(z.object({ blockId: z.string(), message: z.string() })),
      deadLinks: z.array(z.string()),
    })
    .nullable(),
})

type Known = z.output<typeof ofPost> | z.output<typeof ofIssue>

// Milliseconds after the last change until the form is checked: a check reads the whole text.
const pause = 500

// Milliseconds until a failed request is repeated.
const retryDelay = 3_000

interface Readiness {
  // The checks of the open form in its current state; null until the server has answered the lookups.
  results: ReadinessResult[] | null
  // Whether the last request was not answered: the checks may be those of a state before. It is repeated.
  isSilent: boolean
}

/** The lookups of a post, made by the server with the page. */
export type SavedLookups = Omit<z.output<typeof ofPost>, 'kind'>

export function useReadiness(saved?: SavedLookups): Readiness {
  const [fields] = useAllFormFields()
  const { collectionSlug } = useDocumentInfo()
  const settled = useDeferredValue(useDebounce(fields, pause))
  const values = valuesOf(settled)
  const { known, isSilent } = useLookups(questionOf(collectionSlug, values), saved)
  const results = useMemo(() => known && resultsOf(values, known), [values, known])
  return { results, isSilent }
}

// Keeps what was read of an object: the panel and the bar both ask for the same form.
function once<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: read(key) }
    known.set(key, found)
    return found.value
  }
}

const valuesOf = once((fields: FormState): Record<string, unknown> => reduceFieldsToValues(fields, true))
const mediaIn = once((values: Record<string, unknown>) => mediaIdsOf(values).join(','))

const resultsOf = (values: Record<string, unknown>, known: Known): ReadinessResult[] =>
  known.kind === 'posts'
    ? checkReadiness(factsOf(values, known), known.active)
    : checkIssue(issueFactsOf(values, known))

// Returns what the lookups depend on, as a query. The mail of an issue depends on all of it.
const questionOf = (collection: string | undefined, values: Record<string, unknown>): string => {
  const media = mediaIn(values)
  if (collection === 'newsletters') {
    return new URLSearchParams({ media, state: stateOfIssue(values) }).toString()
  }
  return new URLSearchParams({ slug: typeof values.slug === 'string' ? values.slug : '', media }).toString()
}

const useLookups = (question: string, saved?: SavedLookups): { known: Known | null; isSilent: boolean } => {
  const { config } = useConfig()
  const { id, collectionSlug = 'posts' } = useDocumentInfo()
  const url = `${config.routes.api}/${collectionSlug}/${id ?? 0}/readiness-lookups?${question}`
  const { data, isError } = useQuery({
    queryKey: ['readiness-lookups', url],
    queryFn: ({ signal }) => callRest<Known>(url, collectionSlug === 'newsletters' ? ofIssue : ofPost, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryDelay : false),
  })
  // What was known is better than nothing while the server is away.
  const last = useRef<Known | null>(saved ? { kind: 'posts', ...saved } : null)
  last.current = data ?? last.current
  return { known: last.current, isSilent: isError }
}
