'use client'

import { Button, Gutter } from '@payloadcms/ui'
import { Arrived } from '#cms/arrival/Arrived.tsx'

/** What people see of a page that could not be made, as while the database is away. */
export default function PageError() {
  return (
    <Gutter>
      <h1>This page could not be shown</h1>
      <p>Something went wrong while it was made. What you have written is kept.</p>
      <Arrived />
      <Button onClick={() => globalThis.location.reload()}>Reload</Button>
    </Gutter>
  )
}
