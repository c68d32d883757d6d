import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import type { PageContext } from './render.types.ts'

interface Props {
  page: PageContext
  children: ReactNode
  // The company, by its name or its host.
  from?: string
  href?: string
}

/**
 * Renders content that another company sends. Where the publication asks readers first, it lies in a `<template>`, which
 * loads nothing, until the reader has agreed to its category or has pressed "Load" (site/islands/consent.ts).
 */
export function OthersContent({ page, children, from = 'another site', href }: Props): ReactNode {
  if (!page.asksConsent) return children
  return (
    <div className="others" data-others="">
      <template>{children}</template>
      <div className="others__notice">
        <p>This part comes from {from}, which learns about your visit when it loads.</p>
        <p className="others__ways">
          <button type="button" className="button others__load" data-others-load="" hidden>
            Load
          </button>
          {href ? (
            <Link href={href} page={page}>
              Open it at {from}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  )
}
