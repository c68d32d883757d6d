'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import './factors.css'

/** Shows new recovery codes, once, with the ways to keep them. */
export function RecoveryCodes({ codes, done, onDone }: { codes: string[]; done: string; onDone: () => void }) {
  const { serverURL } = useConfig().config
  const [isCopied, setCopied] = useState(false)
  const text = `Recovery codes for ${serverURL}\nEach works once, when you have no other second factor.\n\n${codes.join('\n')}\n`
  return (
    <div className="recovery-codes">
      <p>
        Keep these codes where you find them without your phone: printed, or in a password manager. Each works once.
        They are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-codes__actions">
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <a
          className="btn btn--style-secondary btn--size-medium btn--withoutPopup recovery-codes__download"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button margin={false} onClick={onDone}>
        {done}
      </Button>
    </div>
  )
}
