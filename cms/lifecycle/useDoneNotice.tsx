import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { publicationQuery } from '../clock/usePublication.ts'
import { receiptLine } from './launchReceipt.ts'

interface Reported {
  // Labels of the checks that only warn.
  warnings: readonly string[]
  // The path at which readers have the document; null where they do not, or have no page of it.
  livePath: string | null
  // When the home page was launched, ISO 8601; null for all other actions.
  launchedAt: string | null
  undo: (() => void) | null
}

/** Returns a function that reports a finished action in a notice, and of a launch when readers have it. */
export function useDoneNotice() {
  const rpc = useRpc()
  const queries = useQueryClient()
  return useCallback(
    async (success: string, { warnings, livePath, launchedAt, undo }: Reported): Promise<void> => {
      // A quick person publishes before the settings have arrived.
      const publication = await queries.ensureQueryData(publicationQuery(rpc)).catch(() => null)
      const liveUrl = publication && livePath !== null ? publication.siteUrl + livePath : null
      const noticeOf = (receipt: string | null) => ({
        description: linesBelow(warnings, liveUrl, receipt),
        action: undo ? { label: 'Undo', onClick: undo } : undefined,
      })
      if (launchedAt === null) {
        toast.success(success, noticeOf(null))
        return
      }
      const id = toast.success(success, noticeOf('Reaching readers…'))
      const update = (line: string, isVisible: boolean) => {
        // A notice that was closed meanwhile comes back with a warning only.
        if (isVisible && !toast.getToasts().some((shown) => shown.id === id)) return
        toast[isVisible ? 'success' : 'warning'](success, { ...noticeOf(line), id })
      }
      rpc.front.getLaunchReceipt.query({ launchedAt }).then(
        (receipt) => update(receiptLine(receipt), receipt.isVisible),
        () => update('The back office does not say whether readers have it.', false),
      )
    },
    [rpc, queries],
  )
}

function linesBelow(warnings: readonly string[], liveUrl: string | null, receipt: string | null): ReactNode {
  if (warnings.length === 0 && liveUrl === null && receipt === null) return undefined
  return (
    <>
      {receipt !== null && <div>{receipt}</div>}
      {warnings.length > 0 && <div>Recommended: {warnings.join('; ')}</div>}
      {liveUrl !== null && (
        <a href={liveUrl} target="_blank" rel="noopener">
          View live
        </a>
      )}
    </>
  )
}
