'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { usePublication } from './usePublication.ts'

/** Shows a date of a list in the publication's time zone, where Payload's own cell uses the browser's. */
export function DateCell({ field, rowData, ...props }: DefaultCellComponentProps<DateFieldClient>) {
  const timeZone = usePublication()?.timeZone
  if (!props.cellData) return <>—</>
  if (!timeZone) return null
  const zoneField = `${field.name}_tz`
  return <DefaultCell {...props} field={{ ...field, timezone: true }} rowData={{ ...rowData, [zoneField]: timeZone }} />
}
