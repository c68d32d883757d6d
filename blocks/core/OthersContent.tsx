import type { ReactNode } from 'react'
import type { ConsentCategory } from '#contract/consent.ts'
import { Link } from './Link.tsx'
import type { PageContext } from './render.types.ts'

interface Props {
  page: PageContext
  category: ConsentCategory
  children: ReactNode
  // The company, by its name or its host.
  from?: string
  href?: string
  // Own content that is shown until then, instead of a notice with a button.
  instead?: ReactNode
}

/**
 * Renders content that another company sends. Where the publication asks readers first, it lies in a `<template>`, which
 * loads nothing, until the reader has agreed to its category or has pressed "Load" (site/islands/consent.ts).
 */
export function OthersContent({ page, category, children, from = 'another site', href, instead }: Props): ReactNode {
  if (!page.asksConsent) return children
  return (
    <div className={`others others--${category}`} data-others={category}>
      <template>{children}</template>
      {category === 'ads' ? (
        instead
      ) : (
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
      )}
    </div>
  )
}
