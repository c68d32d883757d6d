'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { SlugVerdict as Verdict } from './addressCalls.ts'
import { fetchVerdict } from './addressCalls.ts'
import { useCallsUrl } from './useCallsUrl.ts'
import './addresses.css'

// Milliseconds after the last key.
const debounceMs = 300

/** Says below the slug, while it is typed, whether it is free and where readers will find the document. */
export function SlugVerdict() {
  const { id, collectionSlug } = useDocumentInfo()
  const calls = useCallsUrl()
  const slug = useFormFields(([fields]) => textOf(fields.slug?.value))
  const type = useFormFields(([fields]) => textOf(fields.type?.value))
  const list = useFormFields(([fields]) => textOf(fields.list?.value))
  const [known, setKnown] = useState<{ slug: string; verdict: Verdict } | null>(null)

  useEffect(() => {
    if (!slug || !collectionSlug) return
    const abort = new AbortController()
    const question = {
      collection: collectionSlug,
      slug,
      ...(id === undefined ? {} : { id: String(id) }),
      ...(type ? { type } : {}),
      ...(list ? { list } : {}),
    }
    const timer = setTimeout(() => {
      // Without an answer nothing is said: the save asks again, and decides.
      fetchVerdict(calls, question, abort.signal).then(
        (verdict) => setKnown({ slug, verdict }),
        () => setKnown(null),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [calls, collectionSlug, id, slug, type, list])

  const verdict = slug && known?.slug === slug ? known.verdict : null
  return (
    <p
      className={`slug-verdict slug-verdict--${verdict ? (verdict.isAvailable ? 'free' : 'taken') : 'open'}`}
      role="status"
    >
      {slug && !verdict && 'Checking…'}
      {verdict?.isAvailable && (verdict.path ? `Available: ${verdict.path}` : 'Available')}
      {verdict && !verdict.isAvailable && wordsOf(verdict)}
    </p>
  )
}

const wordsOf = ({ message, suggestion }: Extract<Verdict, { isAvailable: false }>): string =>
  suggestion ? `${message} ${suggestion} is free.` : message

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
