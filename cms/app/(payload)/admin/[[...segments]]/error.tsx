'use client'

import { Button, Gutter } from '@payloadcms/ui'
import { HydrationMarker } from '#cms/page-integrity/HydrationMarker.tsx'

/** Shown for a page that could not be rendered, as while the database is unreachable. */
export default function PageError() {
  return (
    <Gutter>
      <h1>An error occurred</h1>
      <p>This page could not be shown. What you have written is kept.</p>
      <HydrationMarker />
      <Button onClick={() => globalThis.location.reload()}>Reload</Button>
    </Gutter>
  )
}
