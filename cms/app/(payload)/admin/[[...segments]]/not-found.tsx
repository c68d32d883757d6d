import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { HydrationMarker } from '#cms/page-integrity/HydrationMarker.tsx'
import config from '#payload.config'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function NotFound({ params, searchParams }: Args) {
  return (
    <>
      {await NotFoundPage({ config, importMap, params, searchParams })}
      <HydrationMarker />
    </>
  )
}
