'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { notifyDone, notifyError } from '../kit/notices.ts'
import { PermissionGate } from '../permissions/PermissionGate.tsx'
import { sendTable, type TableReport } from './addressCalls.ts'
import { TableDialog } from './TableDialog.tsx'

const dialogSlug = 'redirect-table'

/** Redirects as a table: out, and in after a look at what would become of it. */
export function RedirectTable({ calls }: { calls: string }) {
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const file = useRef<HTMLInputElement>(null)
  const [table, setTable] = useState<{ name: string; text: string; trial: TableReport } | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const during = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      notifyError(error instanceof Error ? error.message : 'The table could not be read.')
    } finally {
      setIsBusy(false)
    }
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    // The same file again is a choice, too: it may have been corrected meanwhile.
    event.target.value = ''
    if (!chosen) return
    void during(async () => {
      const text = await chosen.text()
      const trial = await sendTable(calls, text, { isTrial: true })
      setTable({ name: chosen.name, text, trial })
      openModal(dialogSlug)
    })
  }

  const importTable = () =>
    void during(async () => {
      if (!table) return
      const { made, changed } = await sendTable(calls, table.text, { isTrial: false })
      closeModal(dialogSlug)
      notifyDone(`${made.toLocaleString('en-US')} redirects made, ${changed.toLocaleString('en-US')} changed`)
      router.refresh()
    })

  return (
    <div className="redirect-tools__table">
      <Button el="anchor" url={`${calls}/table`} buttonStyle="secondary" size="medium" margin={false}>
        Export CSV
      </Button>
      <PermissionGate permissions={['CREATE_REDIRECT', 'UPDATE_REDIRECT']}>
        <input ref={file} type="file" accept=".csv,text/csv" hidden aria-label="CSV file" onChange={choose} />
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => file.current?.click()}
        >
          Import CSV
        </Button>
        <TableDialog
          slug={dialogSlug}
          name={table?.name ?? ''}
          trial={table?.trial ?? null}
          isBusy={isBusy}
          onImport={importTable}
        />
      </PermissionGate>
    </div>
  )
}
