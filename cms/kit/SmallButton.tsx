import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/** Renders a button beside what it acts on: smaller and quieter than the one that a screen is about. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" size="small" margin={false} {...props} />
}
