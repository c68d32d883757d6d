'use client'

import { FieldDescription, FieldLabel, fieldBaseClass, Link, useConfig, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** In the form of an address: the document that it belongs to, as a link, where the ledger holds "posts:12". */
export const AddressOwner: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  const { config, getEntityConfig } = useConfig()
  const [collection = '', id = ''] = value?.split(':') ?? []
  const label = config.collections.some(({ slug }) => slug === collection)
    ? getEntityConfig({ collectionSlug: collection }).labels.singular
    : null
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} />
      <p>
        {typeof label === 'string' ? (
          <Link
            href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${id}` })}
            prefetch={false}
          >
            {label} {id}
          </Link>
        ) : (
          '—'
        )}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
