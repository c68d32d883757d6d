'use client'

import type { DefaultCellComponentProps } from 'payload'
import { TokenBadge } from '../accounts/tokens/TokenBadge.tsx'

/** Renders the end of a token in their list. */
export function TokenEndCell({ rowData }: DefaultCellComponentProps) {
  return <TokenBadge revokedAt={rowData?.revokedAt} expiresAt={rowData?.expiresAt} />
}

/** Renders the last characters of a token, with what stands for the rest. */
export function TokenHintCell({ cellData }: DefaultCellComponentProps) {
  return <code className="token-hint">…{String(cellData ?? '')}</code>
}
