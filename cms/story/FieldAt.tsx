'use client'

import { RenderFields } from '@payloadcms/ui'
import type { RowFieldClientProps } from 'payload'
import { type ParentPaths, placeOf } from './storyFields.ts'

/** Renders one field of a row, with Payload's own component or the one that the configuration names. */
export function FieldAt({ name, field, permissions, readOnly, ...props }: RowFieldClientProps & { name: string }) {
  const place = placeOf(name, field.fields, parentOf(props))
  if (!place) return null
  const { field: found, ...paths } = place
  return <RenderFields fields={[found]} forceRender permissions={permissions ?? {}} readOnly={readOnly} {...paths} />
}

export function parentOf({
  indexPath,
  path,
  schemaPath,
}: Pick<RowFieldClientProps, 'indexPath' | 'path' | 'schemaPath'>): ParentPaths {
  return {
    parentIndexPath: indexPath ?? '',
    parentPath: path ?? '',
    parentSchemaPath: schemaPath ?? '',
  }
}
