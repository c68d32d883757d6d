'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { documentName } from '#plugins/command/command.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'

/** Shows what is stored as "posts:12" by its title, as a link; an address as it is; nothing as a dash. */
export function DocumentName({ name }: { name: string | null | undefined }) {
  const { config, getEntityConfig } = useConfig()
  const rpc = useRpc()
  const [slug, id] = name?.split(':') ?? []
  const known = config.collections.find((collection) => collection.slug === slug)
  const document = documentName.safeParse({ collection: known?.slug, id }).data
  const { data } = useQuery({
    queryKey: ['command.resolve', document],
    queryFn: ({ signal }) => rpc.command.resolve.query({ documents: document ? [document] : [] }, { signal }),
    enabled: document !== undefined,
  })
  if (!document || !known) return <>{name || '—'}</>
  const label = String(getEntityConfig({ collectionSlug: known.slug }).labels.singular)
  const title = data?.items[0]?.title
  return (
    <Link
      href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${known.slug}/${document.id}` })}
      prefetch={false}
    >
      {title ? `${label}: ${title}` : `${label} ${document.id}`}
    </Link>
  )
}
