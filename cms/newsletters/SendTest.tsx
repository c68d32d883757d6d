'use client'

import { Link, toast, useAuth, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { useId, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { writtenMailsRoute } from '../desk/deskRoutes.ts'
import { QuestionDialog } from '../kit/QuestionDialog.tsx'
import { addressesIn, faultOfAddresses } from './testAddresses.ts'

const slug = 'send-test'

const listed = (addresses: readonly string[]): string => new Intl.ListFormat('en-US').format(addresses)

export function SendTest({ hasMailServer }: { hasMailServer: boolean }) {
  const { openModal, closeModal } = useModal()
  const { user } = useAuth()
  const { config } = useConfig()
  const mails = formatAdminURL({ adminRoute: config.routes.admin, path: writtenMailsRoute })
  const { id, hasSavePermission } = useDocumentInfo()
  const rpc = useRpc()
  const fieldId = useId()
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? user?.email ?? ''
  const to = addressesIn(shown)
  const fault = faultOfAddresses(to)
  const sending = useMutation({
    mutationFn: () => rpc.newsletter.sendTest.mutate({ id: Number(id), to }),
    onSuccess: ({ sent, failed }) => {
      if (failed.length > 0) return
      closeModal(slug)
      toast.success(hasMailServer ? `The test is sent to ${listed(sent)}.` : `The test to ${listed(sent)} is written.`)
    },
  })
  if (!hasSavePermission) return null
  const { sent = [], failed = [] } = sending.data ?? {}
  return (
    <>
      <button type="button" className="mail-preview__send" onClick={() => openModal(slug)}>
        Send a test
      </button>
      <QuestionDialog
        slug={slug}
        title="Send a test"
        confirm={{ label: 'Send', busyLabel: 'Sending...' }}
        isBusy={sending.isPending}
        isIncomplete={fault !== null}
        onConfirm={() => sending.mutate()}
      >
        <p>The newsletter as it is written now, with “[Test]” before its subject.</p>
        {!hasMailServer && (
          <p>
            No mail server is set up: the test is written to the{' '}
            <Link href={mails} prefetch={false}>
              written mails
            </Link>
            , and not sent.
          </p>
        )}
        <div className="field-type text">
          <label className="field-label" htmlFor={fieldId}>
            Addresses, up to 5
          </label>
          <input
            id={fieldId}
            className="mail-preview__addresses"
            type="text"
            inputMode="email"
            autoComplete="email"
            value={shown}
            aria-describedby={`${fieldId}-fault`}
            aria-invalid={shown.trim() !== '' && fault !== null}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${fieldId}-fault`} className="mail-preview__hint">
            {(shown.trim() !== '' && fault) || 'Separate them by commas.'}
          </p>
        </div>
        <div role="alert">
          {failed.length > 0 && sent.length > 0 && <p className="mail-preview__hint">{`Sent to ${listed(sent)}.`}</p>}
          {sending.error && <p className="mail-preview__error">{sending.error.message}</p>}
          {failed.map(({ address, message }) => (
            <p key={address} className="mail-preview__error">{`${address}: ${message}`}</p>
          ))}
        </div>
      </QuestionDialog>
    </>
  )
}
